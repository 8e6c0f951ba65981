// Who this tab is. The secret lives as long as the tab; a duplicated tab, which copies it, gets one of its own.

import { randomHex } from "./link.js";

const RELOAD_PATIENCE = 500;
const asked = new URLSearchParams(location.search).get("as");

/** Hold the lock of a secret for the life of this page; false when another open tab holds it. */
function claim(secret) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(RELOAD_PATIENCE); // a page that is being reloaded lets go in a moment
    const hold = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(`tab ${secret}`, { signal }, hold).catch(() => resolve(false));
  });
}

async function secretOfTab() {
  const known = sessionStorage.getItem("tab");
  if (known && (await claim(known))) return known;
  const fresh = randomHex(16);
  await claim(fresh);
  sessionStorage.setItem("tab", fresh);
  if (known) sessionStorage.removeItem("name");
  return fresh;
}

/** What the page says of itself when it connects. */
export async function introduce() {
  const tab = await secretOfTab();
  if (asked) {
    sessionStorage.setItem("name", asked.slice(0, 60));
    history.replaceState(null, "", location.pathname);
  }
  return () => ({ tab, name: sessionStorage.getItem("name") ?? "", locale: navigator.language ?? "" });
}

export function rememberName(name) {
  sessionStorage.setItem("name", name);
}
