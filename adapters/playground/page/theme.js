// Light or dark, before anything is drawn: what the visitor chose, else what his system prefers.

const dark = matchMedia("(prefers-color-scheme: dark)");

function applyTheme() {
  document.documentElement.dataset.theme = localStorage.getItem("theme") ?? (dark.matches ? "dark" : "light");
}

applyTheme();
dark.addEventListener("change", applyTheme);
