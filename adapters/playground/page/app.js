// The page: one person in front of a group chat and a private chat. The host says everything; this shows and asks.

import { Chat } from "./chat.js";
import { element, face, icon, tick, TOGGLE } from "./draw.js";
import { introduce, rememberName } from "./identity.js";
import { Link } from "./link.js";
import { setGames } from "./open.js";
import { amountAnswered, askAmount, decisionOver } from "./raise.js";
import { label, setHostTime, setWords } from "./words.js";

const TICK = 250;
const FEW = 2; // own cards beside which there is room for words

const main = document.querySelector(".chats");
const status = document.getElementById("status");
const languages = document.getElementById("language");
const peek = document.getElementById("peek");
const spoken = document.getElementById("spoken");
const quotes = new Map(); // typed commands that wait for their answer
const marking = new Map(); // messages on which a card was clicked, by request

let commands = {};
let link = null;
let heardBefore = false;

const host = {
  press(button, key, where, message) {
    if (button.getAttribute("aria-busy") === "true") return;
    button.setAttribute("aria-busy", "true");
    setTimeout(() => button.removeAttribute("aria-busy"), 1500);
    const id = link.ask("press", { payload: key.payload, where });
    if (key.action === TOGGLE && message) marking.set(id, message);
  },
  say(text, where) {
    const id = link.ask("say", { text, where });
    if (text.startsWith("/")) quotes.set(id, text);
  },
  commands: () => commands,
  own(table, hand) {
    const hole = chats.private.last("hole")?.hole;
    return hole && hole.table === table && hole.hand === hand ? hole.cards : null;
  },
};

const chats = {};
chats.private = new Chat("private", host);
chats.group = new Chat("group", host);

// --- what the host says

const heard = {
  welcome(reply) {
    setWords(reply);
    setHostTime(reply.now);
    commands = reply.commands;
    setGames(reply, (text) => host.say(text, "group"));
    rememberName(reply.you.name);
    showLabels(reply);
    chats.private.fill(reply.private);
    chats.group.fill(reply.group);
    tableChanged();
  },
  put(reply) {
    setHostTime(reply.now);
    const before = chats.group.last("felt")?.felt;
    chats[reply.where].put(reply.message);
    if (reply.where === "private") privateNews(reply.message);
    if (reply.message.felt) {
      if (before?.yours && !reply.message.felt.yours) turnOver();
      tableChanged(before);
    }
  },
  drop(reply) {
    chats[reply.where].drop(reply.id);
  },
  answer(reply) {
    const quote = quotes.get(reply.id);
    quotes.delete(reply.id);
    const message = marking.get(reply.id);
    marking.delete(reply.id);
    for (const button of document.querySelectorAll("[aria-busy=true]")) button.removeAttribute("aria-busy");
    if (amountAnswered(reply)) return;
    if (reply.kind === "draw" && message && chats[reply.where].change(message, reply.lines, reply.rows)) return;
    if (reply.kind === "cards") chats[reply.where].clearAnswers(["cards"]);
    chats[reply.where].answer(reply, quote);
    if (reply.file) show("private");
  },
  form(reply) {
    for (const button of document.querySelectorAll("[aria-busy=true]")) button.removeAttribute("aria-busy");
    askAmount(reply, (text) => link.ask("amount", { payload: reply.payload, text }));
  },
};

function turnOver() {
  decisionOver();
  chats.group.clearAnswers(["ask", "cards"]);
  for (const chat of [chats.group, chats.private]) chat.endMarking();
}

/** Cards came: the drawing shows them. Any other word from the host marks the tab of the private chat. */
function privateNews(message) {
  if (message.hole) {
    chats.group.clearAnswers(["cards"]);
    chats.group.redraw(chats.group.last("felt"));
    tableChanged();
  } else if (main.dataset.open !== "private") document.getElementById("tab-private").classList.add("news");
}

/** Title, own cards and the voice follow the table. */
function tableChanged(before) {
  const message = chats.group.last("felt");
  const felt = message?.felt;
  const cards = felt?.running ? host.own(felt.table, felt.hand) : null;
  peek.hidden = !cards;
  peek.classList.toggle("many", (cards?.length ?? 0) > FEW);
  if (cards) {
    peek.replaceChildren(element("span", "", label("your-cards")), ...cards.map((card) => face(card, "small")), element("span", "only-you", label("only-you")));
  }
  const yours = Boolean(felt?.yours);
  document.body.classList.toggle("your-turn", yours);
  document.title = yours ? `● ${label("your-turn")} · ${label("title")}` : label("title");
  if (yours && !before?.yours) {
    const lines = message.lines.filter((line) => line.some((span) => span.me));
    spoken.textContent = lines.map((line) => line.map((span) => span.text).join("")).join(". ");
  }
  const people = felt?.plates.map((plate) => plate.name) ?? [];
  document.querySelector("#group .members").textContent = people.join(", ");
}

// --- the frame around the chats

function showLabels(reply) {
  for (const node of document.querySelectorAll("[data-label]")) node.textContent = label(node.dataset.label);
  for (const chat of [chats.group, chats.private]) {
    chat.input.placeholder = label("message");
    chat.input.setAttribute("aria-label", label("message"));
    chat.root.querySelector(".composer button").setAttribute("aria-label", label("send"));
    chat.newest.setAttribute("aria-label", label("newest"));
  }
  const options = Object.entries(reply.languages).map(([code, name]) => {
    const option = element("option", "", name);
    option.value = code;
    option.lang = code;
    return option;
  });
  languages.replaceChildren(...options);
  languages.value = reply.you.language;
  document.querySelector(".language .short").textContent = reply.you.language.toUpperCase();
  languages.setAttribute("aria-label", label("language"));
  nameTool("theme", label("theme"));
  nameTool("open", label("open-table"));
  const who = document.getElementById("who");
  who.querySelector(".avatar").textContent = reply.you.name.slice(0, 1).toUpperCase();
  who.querySelector(".who-name").textContent = reply.you.name;
  who.setAttribute("aria-label", `${label("you")}: ${reply.you.name}. ${label("rename")}`);
  who.title = label("rename");
  peek.setAttribute("aria-label", label("your-cards"));
}

function nameTool(id, words) {
  const tool = document.getElementById(id);
  tool.setAttribute("aria-label", words);
  tool.title = words;
}

function show(where) {
  main.dataset.open = where;
  for (const name of ["group", "private"]) document.getElementById(`tab-${name}`).setAttribute("aria-selected", String(name === where));
  if (where === "private") document.getElementById("tab-private").classList.remove("news");
  chats[where].toEnd();
}

function connected(up) {
  document.body.classList.toggle("lost", !up);
  if (!up) status.textContent = label("lost");
  else if (heardBefore) status.textContent = label("reconnected");
  status.hidden = up && !heardBefore;
  if (up && heardBefore) setTimeout(() => (status.hidden = link.up), 2500);
  heardBefore = true;
}

function setUpFrame() {
  document.getElementById("theme").append(icon("theme"));
  document.getElementById("open").append(icon("open"));
  document.getElementById("theme").addEventListener("click", () => {
    const shown = document.documentElement.dataset;
    shown.theme = shown.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", shown.theme);
  });
  languages.addEventListener("change", () => link.ask("speak", { language: languages.value }));
  for (const name of ["group", "private"]) document.getElementById(`tab-${name}`).addEventListener("click", () => show(name));
  peek.addEventListener("click", () => show("private"));
  const rename = document.getElementById("rename");
  const wanted = document.getElementById("rename-name");
  document.getElementById("who").addEventListener("click", () => {
    wanted.value = document.querySelector(".who-name").textContent;
    rename.showModal();
    wanted.select();
  });
  rename.querySelector("form").addEventListener("submit", () => link.ask("rename", { name: wanted.value.trim() }));
  for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => button.closest("dialog").close());
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }
}

setUpFrame();
setInterval(tick, TICK);
link = new Link(await introduce(), (reply) => heard[reply.type]?.(reply), connected);
link.open();
