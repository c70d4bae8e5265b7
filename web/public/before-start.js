// Runs before the app's modules and before the first paint. A file of its own: the CSP allows no inline script.
(() => {
  // The key is the one Mantine's color scheme manager writes; set here, a dark page never flashes white.
  let choice = null;
  try {
    choice = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage may be forbidden; the system's scheme then stands.
  }
  const isDark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");

  // Zod probes for eval when its first schema is made, which the CSP would report; its config is this global.
  globalThis.__zod_globalConfig = { jitless: true };
})();
