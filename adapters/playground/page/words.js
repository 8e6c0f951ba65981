// What the page says by itself: labels in the reader's language, durations, times.

const TWO_LARGEST = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

let labels = {};
let language = "en";
let ahead = 0; // how many milliseconds the host's clock is ahead of ours

export function setWords(welcome) {
  labels = welcome.labels;
  language = welcome.you.language;
  document.documentElement.lang = language;
}

export function setHostTime(now) {
  ahead = now - Date.now();
}

/** The host's clock, in milliseconds. */
export function hostTime() {
  return Date.now() + ahead;
}

export function label(name) {
  return labels[name] ?? "";
}

/** A duration as the two largest units, "1 min 5 sec", in the way of the language. */
function duration(seconds) {
  const parts = [];
  let left = Math.max(0, seconds);
  const first = TWO_LARGEST.findIndex(([, size]) => left >= size);
  for (const [unit, size] of TWO_LARGEST.slice(first < 0 ? -1 : first).slice(0, 2)) {
    const count = Math.floor(left / size);
    left %= size;
    if (count || !parts.length) {
      parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count));
    }
  }
  return parts.join(" ");
}

/** How long until an instant of the host's clock: "in 25 sec". */
export function countdown(until) {
  const seconds = Math.ceil((until - hostTime()) / 1000);
  return seconds > 0 ? label("countdown-in").replace("{}", duration(seconds)) : label("countdown-now");
}

/** A time of day, as it is written where the reader lives if his browser speaks his language. */
export function timeOfDay(instant) {
  const place = navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
  return new Intl.DateTimeFormat(place, { hour: "2-digit", minute: "2-digit" }).format(instant);
}
