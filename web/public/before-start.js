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

// The half of the program that this visitor needs is fetched beside the start that asks for it; vite.config.ts names
// the files.
const { signedIn = "", signedOut = "" } = document.currentScript.dataset;
for (const href of (readStored("token") === null ? signedOut : signedIn).split(" ")) {
  if (href === "") continue;
  const isScript = href.endsWith(".js");
  const kind = isScript ? { rel: "modulepreload" } : { rel: "preload", as: "style" };
  document.head.append(
    Object.assign(document.createElement("link"), kind, { crossOrigin: "", href }),
  );
}

// Style elements that scripts make need the nonce of the page's policy; what locks the scroll bar looks for it here.
globalThis.__webpack_nonce__ = document.currentScript.nonce;

// Zod probes for eval when its first schema is made, which the CSP would report; its config is this global.
globalThis.__zod_globalConfig = { jitless: true };
