// The table as a drawing: seats around a felt, board and pot in the middle. The text beside it says the same.

import { element, face } from "./draw.js";
import { hostTime } from "./words.js";

const FEW = 2; // cards that fit side by side at a seat
const MANY = 7; // seats that need a bigger table

/** Where a seat is drawn, in percent of the felt; the reader's own is at the bottom. */
function place(index, seats) {
  const angle = Math.PI / 2 + (2 * Math.PI * index) / seats;
  return [50 + 41 * Math.cos(angle), 50 + 38 * Math.sin(angle)];
}

function cards(plate, own) {
  const faces = plate.cards ?? [];
  const count = Math.max(faces.length + (plate.backs ?? 0), own?.length ?? 0);
  const held = element("div", count > FEW ? "held many" : "held");
  if (!faces.length && own) held.append(...own.map((card) => face(card, "small own")));
  else {
    held.append(...faces.map((card) => face(card, "small")));
    for (let n = 0; n < (plate.backs ?? 0); n += 1) held.append(element("span", "card back small"));
  }
  return held;
}

function seat(plate, index, seats, own) {
  const drawn = element("div", "plate");
  const [x, y] = place(index, seats);
  drawn.style.setProperty("--x", `${x}%`);
  drawn.style.setProperty("--y", `${y}%`);
  for (const state of ["turn", "you", "out", "winner"]) drawn.classList.toggle(state, Boolean(plate[state]));
  if (y > 55) drawn.classList.add("low");
  const tag = element("div", "tag");
  tag.append(element("span", "name", plate.name), element("span", "stack", plate.stack));
  if (plate.button) tag.append(element("span", "dealer", "D"));
  drawn.append(cards(plate, own), tag);
  if (plate.drawn) tag.append(element("span", "drawn", plate.drawn));
  if (plate.bet) drawn.append(element("span", "bet", plate.bet));
  if (plate.net) drawn.append(element("span", `net ${plate.net.startsWith("+") ? "up" : "down"}`, plate.net));
  return drawn;
}

function empty(index, seats) {
  const drawn = element("div", "plate free");
  const [x, y] = place(index, seats);
  drawn.style.setProperty("--x", `${x}%`);
  drawn.style.setProperty("--y", `${y}%`);
  drawn.append(element("div", "tag"));
  return drawn;
}

/** One board: its cards, and dashed places for those to come. */
function boardOf(faces, slots) {
  const board = element("div", "board");
  board.append(...faces.map((card) => face(card)));
  for (let n = faces.length; n < slots; n += 1) board.append(element("span", "slot"));
  return board;
}

/** What lies in the middle; a game without a board has its pot alone. */
function middle(felt) {
  const drawn = element("div", "middle");
  const slots = felt.hand ? (felt.slots ?? 0) : 0;
  if (slots) drawn.append(boardOf(felt.board ?? [], slots));
  if (felt.second) drawn.append(boardOf(felt.second, slots));
  if (felt.pot) drawn.append(element("div", "pot", felt.pot));
  return drawn;
}

/** A bar that runs out with the clock of the decision. */
function clock(felt) {
  const bar = element("div", "clock");
  const left = felt.deadline - hostTime();
  const total = Math.max(felt.clock ?? 0, left, 1);
  const hand = element("span");
  bar.append(hand);
  hand.animate([{ transform: `scaleX(${Math.max(0, left) / total})` }, { transform: "scaleX(0)" }], {
    duration: Math.max(0, left),
    fill: "forwards",
  });
  if (felt.yours) bar.classList.add("yours");
  return bar;
}

/** The drawing; `own` are the reader's cards in this hand, if he has any. */
export function drawFelt(felt, own) {
  const drawn = element("div", felt.hand ? "felt" : "felt idle");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", felt.alt);
  drawn.classList.toggle("big", felt.seats > MANY);
  drawn.classList.toggle("boardless", !felt.slots);
  drawn.classList.toggle("two", Boolean(felt.second));
  const mine = felt.plates.find((plate) => plate.you)?.seat ?? 1;
  const ring = element("div", "ring");
  for (let number = 1; number <= felt.seats; number += 1) {
    const index = (number - mine + felt.seats) % felt.seats;
    const plate = felt.plates.find((one) => one.seat === number);
    ring.append(plate ? seat(plate, index, felt.seats, plate.you ? own : null) : empty(index, felt.seats));
  }
  drawn.append(ring, middle(felt));
  if (felt.deadline && felt.running) drawn.append(clock(felt));
  return drawn;
}
