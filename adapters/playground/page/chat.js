// One chat: its messages, the private answers above the place to write, and the place to write.

import { element, face, hasToggles, icon, keys, paragraphs, picture, sameKey, saveKey, TOGGLE } from "./draw.js";
import { drawFelt } from "./felt.js";
import { label, timeOfDay } from "./words.js";

const NEAR_THE_END = 80; // pixels
const READ_IN = 7000; // milliseconds after which a short answer goes by itself

export class Chat {
  /** `host` has press(button, key, where, message), say(text, where), commands() and own(table, hand). */
  constructor(where, host) {
    this.where = where;
    this.host = host;
    this.root = document.getElementById(where);
    this.list = this.root.querySelector(".timeline");
    this.tray = this.root.querySelector(".tray");
    this.newest = this.root.querySelector(".newest");
    this.messages = new Map();
    this.nodes = new Map();
    this.newest.addEventListener("click", () => this.toEnd());
    this.list.addEventListener("scroll", () => (this.newest.hidden = this.isAtEnd()));
    new ResizeObserver(() => this.follow && this.toEnd()).observe(this.list);
    this.follow = true;
    this.list.addEventListener("scroll", () => (this.follow = this.isAtEnd()));
    this.#compose();
  }

  // --- messages

  /** Everything anew. */
  fill(messages) {
    this.messages.clear();
    this.nodes.clear();
    this.list.replaceChildren();
    for (const message of messages) this.#place(message);
    this.#markNewest();
    this.toEnd();
  }

  put(message) {
    const stay = this.follow || message.by === "you";
    this.#place(message);
    this.#markNewest();
    if (stay) this.toEnd();
    else this.newest.hidden = false;
  }

  drop(id) {
    this.messages.delete(id);
    this.nodes.get(id)?.remove();
    this.nodes.delete(id);
  }

  /** The newest message with a table, or with cards. */
  last(kind) {
    return [...this.messages.values()].filter((message) => message[kind]).at(-1);
  }

  redraw(message) {
    if (message) this.#place(message);
    this.#markNewest();
  }

  /** Other words and buttons for a message: the cards on it were marked. False when it is gone. */
  change(id, lines, rows) {
    const message = this.messages.get(id);
    if (message) this.#place({ ...message, lines, rows, unmarked: message.unmarked ?? message.lines });
    if (this.follow) this.toEnd();
    return Boolean(message);
  }

  /** The choice of cards is made, or over: nothing is to be marked any more. */
  endMarking() {
    this.clearAnswers(["draw"]);
    for (const message of this.messages.values()) {
      if (hasToggles(message.rows)) this.#place({ ...message, rows: [], lines: message.unmarked ?? message.lines });
    }
  }

  #place(message) {
    const fresh = this.#drawn(message);
    const old = this.nodes.get(message.id);
    const focused = old?.contains(document.activeElement) ? document.activeElement : null;
    const next = focused?.dataset.action ? (sameKey(focused, old, fresh) ?? this.list) : null;
    if (old) old.replaceWith(fresh);
    else this.list.append(fresh);
    this.messages.set(message.id, message);
    this.nodes.set(message.id, fresh);
    next?.focus({ preventScroll: true });
  }

  #drawn(message) {
    const drawn = element("li", `message ${message.by}${message.felt ? " table" : ""}`);
    if (message.by !== "you") {
      const avatar = element("span", `avatar ${message.by === "host" ? "dealer-avatar" : ""}`, message.name.slice(0, 1).toUpperCase());
      avatar.setAttribute("aria-hidden", "true");
      drawn.append(avatar);
    }
    const bubble = element("div", "bubble");
    const head = element("p", "head");
    head.append(element("b", "", message.by === "you" ? label("you") : message.name), element("time", "", timeOfDay(message.at)));
    bubble.append(head, this.#body(message));
    if (message.rows?.length) {
      const rows = element("div", "rows");
      rows.append(...keys(message.rows, (button, key) => this.host.press(button, key, this.where, message.id)));
      bubble.append(rows);
    }
    drawn.append(bubble);
    return drawn;
  }

  #body(message) {
    const body = element("div", "body");
    const text = element("div", "text");
    text.append(...paragraphs(message.lines));
    if (message.felt) body.append(drawFelt(message.felt, this.host.own(message.felt.table, message.felt.hand)));
    if (message.hole && !hasToggles(message.rows)) {
      const hole = element("div", "hole");
      hole.append(...message.hole.cards.map((card) => face(card)));
      body.append(hole);
    }
    body.append(text);
    return body;
  }

  /** Only the newest table is drawn; older hands stay as text. */
  #markNewest() {
    const newest = this.last("felt")?.id;
    for (const [id, node] of this.nodes) node.classList.toggle("now", id === newest);
  }

  isAtEnd() {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR_THE_END;
  }

  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
    this.follow = true;
    this.newest.hidden = true;
  }

  // --- private answers

  /** Show what only this tab is told; short ones go by themselves. */
  answer(reply, quote = "") {
    if (!reply.lines.length) return;
    const drawn = element("div", `answer ${reply.kind}`);
    const close = element("button", "close", "×");
    close.type = "button";
    close.setAttribute("aria-label", label("close"));
    close.addEventListener("click", () => this.#dismiss(drawn));
    drawn.append(element("p", "only-you", label("only-you")), close);
    if (quote) drawn.append(element("p", "quote", quote));
    drawn.append(...paragraphs(reply.lines));
    if (reply.picture) drawn.append(picture(reply.picture));
    if (reply.rows.length) {
      const rows = element("div", "rows");
      const press = (button, key) => {
        if (key.action !== TOGGLE) this.#dismiss(drawn); // a mark is answered by the cards as they are marked then
        this.host.press(button, key, this.where);
      };
      rows.append(...keys(reply.rows, press));
      drawn.append(rows);
    } else if (reply.file) {
      drawn.append(saveKey(reply.file));
    } else if (!["cards", "draw"].includes(reply.kind)) {
      setTimeout(() => this.#dismiss(drawn), READ_IN);
    }
    const before = this.tray.querySelector(`.answer.${reply.kind}`);
    const focused = before?.contains(document.activeElement) ? sameKey(document.activeElement, before, drawn) : null;
    this.clearAnswers(["told", "refused", "acted", reply.kind]); // what waits for an answer or shows cards stays
    this.tray.append(drawn);
    this.tray.scrollTop = this.tray.scrollHeight;
    if (this.follow) this.toEnd();
    focused?.focus({ preventScroll: true });
    if (reply.kind === "ask") drawn.querySelector(".key")?.focus();
  }

  clearAnswers(kinds) {
    for (const drawn of [...this.tray.children]) {
      if (kinds.some((kind) => drawn.classList.contains(kind))) drawn.remove();
    }
  }

  #dismiss(drawn) {
    const within = drawn.contains(document.activeElement);
    drawn.remove();
    if (within) this.list.focus({ preventScroll: true }); // not the place to write: a phone would open its keyboard
  }

  // --- writing

  #compose() {
    const form = this.root.querySelector(".composer");
    this.input = form.querySelector("input");
    this.hints = this.root.querySelector(".hints");
    form.querySelector("button").append(icon("send"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (text) this.host.say(text, this.where);
      this.input.value = "";
      this.#suggest();
    });
    this.input.addEventListener("input", () => this.#suggest());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("blur", () => setTimeout(() => (this.hints.hidden = true), 200));
  }

  #key(event) {
    if (event.key === "Escape") this.hints.hidden = true;
    if (event.key !== "Tab" || event.shiftKey || this.hints.hidden) return;
    event.preventDefault();
    this.#complete(this.hints.querySelector("b").textContent);
  }

  /** While a command is being typed: which there are, and what they do. */
  #suggest() {
    const typed = this.input.value;
    const fitting = /^\/\w*$/.test(typed) ? Object.entries(this.host.commands()).filter(([word]) => `/${word}`.startsWith(typed)) : [];
    const items = fitting.map(([word, description]) => {
      const item = element("li");
      const button = element("button");
      button.type = "button";
      button.tabIndex = -1;
      button.append(element("b", "", `/${word}`), element("span", "", description));
      button.addEventListener("click", () => this.#complete(`/${word}`));
      item.append(button);
      return item;
    });
    this.hints.replaceChildren(...items);
    this.hints.hidden = !items.length;
  }

  #complete(command) {
    this.input.value = `${command} `;
    this.hints.hidden = true;
    this.input.focus();
  }
}
