// The small menu that opens a table: which game, and how it is bet. It types the command for the visitor.

import { element } from "./draw.js";
import { label } from "./words.js";

const dialog = document.getElementById("open-table");
const game = document.getElementById("open-game");
const betting = document.getElementById("open-betting");

let say = null;

function choices(names) {
  return Object.entries(names).map(([value, name]) => {
    const option = element("option", "", name);
    option.value = value;
    return option;
  });
}

/** Which games there are, in the reader's language; `answer` gets the command. */
export function setGames({ games, bettings }, answer) {
  say = answer;
  const chosen = [game.value, betting.value];
  game.replaceChildren(...choices(games));
  betting.replaceChildren(...choices({ "": label("usual"), ...bettings }));
  for (const [select, value] of [[game, chosen[0]], [betting, chosen[1]]]) {
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

document.getElementById("open").addEventListener("click", () => dialog.showModal());
dialog.querySelector("form").addEventListener("submit", () => say(["/table open", game.value, betting.value].filter(Boolean).join(" ")));
