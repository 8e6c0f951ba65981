// Text and buttons as elements. Every word goes in as text, never as markup.

import { countdown, label } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const CARD = /((?:10|[2-9AKQJ])[♣♦♥♠])\uFE0E?/u;
const SIGN = /([🏆⏳▶])/u;
const SUITS = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };
export const TOGGLE = "mark"; // the action of a card that is marked by a click
const SHAPES = {
  "🏆": ["trophy", "M7 3h10v2h3v3a4 4 0 0 1-4 4 5 5 0 0 1-3 2v3h3v3H8v-3h3v-3a5 5 0 0 1-3-2 4 4 0 0 1-4-4V5h3zm-1 4v1a2 2 0 0 0 1 1.700V7zm12 0h-1v2.700A2 2 0 0 0 18 8z"],
  "⏳": ["clock", "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.200a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.600zM11 7v5.600l4 2.4 1-1.7-3-1.800V7z"],
  "▶": ["turn", "M7 4l13 8-13 8z"],
  send: ["send", "M3 20l18-8L3 4v6l12 2-12 2z"],
  open: ["open", "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z"],
  theme: ["theme", "M12 3a9 9 0 1 0 0 18zM12 3v18a9 9 0 0 0 0-18z"],
};

export function element(tag, className = "", text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/** A small drawing in place of a sign that not every system has a picture for. */
export function icon(name) {
  const [kind, path] = SHAPES[name];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `sign sign-${kind}`);
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  if (name === "theme") shape.setAttribute("fill-rule", "evenodd");
  svg.append(shape);
  return svg;
}

/** A picture, `{src, alt}`, whose words stand beside it. */
export function picture(shown) {
  const drawn = element("img", "picture");
  drawn.src = shown.src;
  drawn.alt = shown.alt;
  return drawn;
}

/** A card turned up, `{rank, suit, name}`. */
export function face(card, className = "") {
  const drawn = element("span", `card ${card.suit} ${className}`);
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", card.name);
  drawn.append(element("b", "", card.rank), element("i", "", Object.keys(SUITS).find((sign) => SUITS[sign] === card.suit)));
  return drawn;
}

/** Text with its cards and signs drawn; the characters stay, for copying and reading aloud. */
function written(text, into) {
  for (const part of text.split(CARD)) {
    const suit = SUITS[part.at(-1)];
    if (suit && CARD.test(part)) {
      const card = element("span", `word-card ${suit}`);
      card.append(part.slice(0, -1), element("span", "pip", part.at(-1)));
      into.append(card);
      continue;
    }
    for (const piece of part.split(SIGN)) {
      if (SHAPES[piece]) into.append(icon(piece), element("span", "hidden", piece));
      else if (piece) into.append(piece);
    }
  }
}

/** One run of text: its style, a mention of the reader, a live countdown. */
function run(span) {
  const drawn = element("span", span.style === "plain" || !span.style ? "" : span.style);
  if (span.me) drawn.classList.add("me");
  if (span.until) {
    drawn.dataset.until = span.until;
    drawn.textContent = countdown(span.until);
  } else {
    written(span.text, drawn);
  }
  return drawn;
}

/** The lines of a message; an empty one is a gap. */
export function paragraphs(lines) {
  return lines.map((line) => {
    const drawn = element("p", line.length ? "" : "gap");
    drawn.append(...line.map(run));
    if (line.some((span) => span.me)) drawn.classList.add("for-me");
    return drawn;
  });
}

/** A card to be clicked: marked when its label says more than the card. The words stay, for reading aloud. */
function toggle(key) {
  const [before, card, after] = key.label.replace("\uFE0E", "").split(CARD);
  const button = element("button", "key toggle");
  const marked = Boolean(before?.trim() || after?.trim());
  button.setAttribute("aria-label", key.label);
  button.setAttribute("aria-pressed", String(marked));
  if (card) button.append(face({ rank: card.slice(0, -1), suit: SUITS[card.at(-1)], name: "" }));
  else button.textContent = key.label;
  return button;
}

/** Whether cards can be marked here. */
export function hasToggles(rows) {
  return Boolean(rows?.some((row) => row.some((key) => key.action === TOGGLE)));
}

/** Rows of buttons; `press` is called with the button of the page and what it stands for. */
export function keys(rows, press) {
  return rows.map((row) => {
    const drawn = element("div", hasToggles([row]) ? "row toggles" : "row");
    for (const key of row) {
      const button = key.action === TOGGLE ? toggle(key) : element("button", `key ${key.style}`, key.label);
      button.type = "button";
      button.dataset.action = key.action;
      button.addEventListener("click", () => press(button, key));
      drawn.append(button);
    }
    return drawn;
  });
}

/** A button that saves a text file, `{name, text}`, to where the browser keeps what it downloads. */
export function saveKey(file) {
  const button = element("button", "key primary", `${label("save-file")} (${file.name})`);
  button.type = "button";
  button.dataset.action = "save-file";
  button.addEventListener("click", () => {
    const link = element("a");
    link.href = URL.createObjectURL(new Blob([file.text], { type: "text/csv;charset=utf-8" }));
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
  const row = element("div", "row");
  row.append(button);
  const rows = element("div", "rows");
  rows.append(row);
  return rows;
}

/** The button of `drawn` in the place that `button` has among those of its kind, for the focus after drawing anew. */
export function sameKey(button, before, drawn) {
  const { action } = button.dataset;
  if (!action) return null;
  const alike = (where) => [...where.querySelectorAll(`[data-action="${action}"]`)];
  return alike(drawn)[alike(before).indexOf(button)] ?? alike(drawn)[0] ?? null;
}

/** Bring every countdown on the page up to date. */
export function tick() {
  for (const span of document.querySelectorAll("[data-until]")) {
    const text = countdown(Number(span.dataset.until));
    if (span.textContent !== text) span.textContent = text;
  }
}
