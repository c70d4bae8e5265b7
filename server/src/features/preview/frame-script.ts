/**
 * The one script of the preview frame. It takes pages from the window that holds it, and shows their style and body:
 * nothing else of a head can be seen. Its own text, because the frame's policy allows it by digest.
 *
 * - A script in a page would not run: the policy allows this one alone.
 * - Links lead nowhere, but to places on the page.
 * - The chosen color scheme is told to the media rules, as no page can be asked to prefer another than the viewer's.
 */
export const FRAME_SCRIPT = `
const holder = window.parent;
const style = document.createElement("style");
document.head.append(style);
let scheme = "light";

const written = new WeakMap();
function dress(rules) {
  for (const rule of rules) {
    if (rule.media) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
      rule.media.mediaText = written.get(rule).replace(
        /\\(prefers-color-scheme:\\s*(\\w+)\\)/g,
        (_, wanted) => (wanted === scheme ? "(min-width: 0px)" : "(max-width: 0px)"),
      );
    }
    if (rule.cssRules) dress(rule.cssRules);
  }
}

function show({ html, assets }) {
  const full = assets.reduce(
    (text, { path, base64 }) => text.replaceAll(path, "data:font/woff2;base64," + base64),
    html,
  );
  const page = new DOMParser().parseFromString(full, "text/html");
  const css = page.querySelector("style")?.textContent ?? "";
  const opened = Array.from(document.querySelectorAll("details"), (details) => details.open);
  const { scrollX, scrollY } = window;
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  if (style.textContent !== css) style.textContent = css;
  document.body.replaceWith(page.body);
  document.querySelectorAll("details").forEach((details, at) => (details.open = opened[at] ?? details.open));
  window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
}

window.addEventListener("message", ({ source, data }) => {
  if (source !== holder) return;
  if (data.html !== undefined) show(data);
  scheme = data.scheme;
  document.documentElement.style.colorScheme = scheme;
  dress(style.sheet.cssRules);
  holder.postMessage({ kind: "shown", id: data.id }, "*");
});

function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null) return;
  event.preventDefault();
  const [, id] = /^#(.+)/.exec(link.getAttribute("href") ?? "") ?? [];
  if (id !== undefined) document.getElementById(id)?.scrollIntoView();
}
window.addEventListener("click", follow);
window.addEventListener("auxclick", follow);

holder.postMessage({ kind: "ready" }, "*");
`;
