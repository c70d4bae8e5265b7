// Runs before the app's modules and before the first paint. A file of its own: the CSP allows no inline script.

function readStored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

// The key is the one Mantine's color scheme manager writes; set here, a dark page never flashes white.
const darkSystem = matchMedia("(prefers-color-scheme: dark)");
function setScheme() {
  const choice = readStored("mantine-color-scheme-value");
  const isDark = choice === "dark" || (choice !== "light" && darkSystem.matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
}
setScheme();
darkSystem.addEventListener("change", setScheme);

// Style elements that scripts create need the nonce of the page's policy; Mantine's scroll lock reads it here.
globalThis.__webpack_nonce__ = document.currentScript.nonce;

// Zod tests whether eval is allowed when its first schema is created, which the CSP would report; this turns that off.
globalThis.__zod_globalConfig = { jitless: true };
