// The form behind Bet… and Raise…: presets, a slider, or any amount as people type it ("1.5k", "pot").

import { element } from "./draw.js";

const FINEST = 200; // positions of the slider

const dialog = document.getElementById("raise");
const input = document.getElementById("raise-amount");
const slider = document.getElementById("raise-slider");
const problem = document.getElementById("raise-problem");
const send = document.getElementById("raise-send");

let form = null;
let submit = null;

/** The amounts the slider stops at: the least, steps, the most. */
function stops() {
  const step = form.step * Math.max(1, Math.ceil((form.most - form.least) / form.step / FINEST));
  const amounts = [];
  for (let amount = form.least; amount < form.most; amount += step) amounts.push(amount);
  return [...amounts, form.most];
}

function choose(amount) {
  input.value = amount;
  problem.textContent = "";
  slide(amount);
}

function slide(amount) {
  const at = stops().findIndex((stop) => stop >= amount);
  slider.value = at < 0 ? slider.max : at;
}

function step(by) {
  const amounts = stops();
  choose(amounts[Math.min(Math.max(Number(slider.value) + by, 0), amounts.length - 1)]);
}

/** Ask for an amount; `answer` gets the text typed. The whole stack is said in a word, so that it is asked once more. */
export function askAmount(asked, answer) {
  form = asked;
  submit = answer;
  document.getElementById("raise-title").textContent = asked.title;
  document.getElementById("raise-label").textContent = asked.label;
  document.getElementById("raise-hint").textContent = asked.hint;
  send.textContent = asked.title;
  slider.max = stops().length - 1;
  const presets = asked.presets.map((preset) => {
    const button = element("button", "key secondary", preset.label);
    button.type = "button";
    button.addEventListener("click", () => choose(preset.amount));
    return button;
  });
  dialog.querySelector(".presets").replaceChildren(...presets);
  choose(asked.least);
  if (!dialog.open) dialog.showModal();
  input.select();
}

/** What the host says to the amount: a refusal stays with the form, everything else closes it. */
export function amountAnswered(reply) {
  if (!dialog.open) return false;
  if (reply.kind !== "refused") {
    dialog.close();
    return false;
  }
  problem.textContent = reply.lines.map((line) => line.map((span) => span.text).join("")).join(" ");
  return true;
}

/** The decision is over. */
export function decisionOver() {
  if (dialog.open) dialog.close();
}

slider.addEventListener("input", () => {
  input.value = stops()[Number(slider.value)];
  problem.textContent = "";
});
input.addEventListener("input", () => {
  if (/^\d+$/.test(input.value.trim())) slide(Number(input.value));
});
for (const button of dialog.querySelectorAll(".step")) button.addEventListener("click", () => step(Number(button.dataset.step)));
dialog.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = input.value.trim();
  if (text) submit(Number(text) >= form.whole ? "all" : text);
});
