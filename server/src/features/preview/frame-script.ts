/**
 * The one script of the preview frame. It takes pages from the window that holds it, provided that window is of the origin
 * the frame was loaded from, and shows their style and body: nothing else of a head can be seen. Its own text, because the frame's policy allows it by digest. Only what differs
 * from the page before is exchanged: the reader's place stays, and little is laid out again.
 *
 * - A script in a page would not run: the policy allows this one alone.
 * - Links lead nowhere, but to places on the page. What another one says is told to the window that holds the frame,
 *   which may then show another page of the site: from its front, as a browser does.
 * - The chosen color scheme is told to the media rules, as no page can be asked to prefer another than the viewer's.
 */
export const FRAME_SCRIPT = `
const holder = window.parent;
// The frame's own origin is opaque; its address still names the dashboard's.
const dashboard = window.location.origin;
const style = document.createElement("style");
document.head.append(style);
let scheme = "light";
let dressed = "";

const media = new WeakMap();
function dress(rules) {
  for (const rule of rules) {
    if (rule.media) {
      if (!media.has(rule)) media.set(rule, rule.media.mediaText);
      rule.media.mediaText = media.get(rule).replace(
        /\\(prefers-color-scheme:\\s*(\\w+)\\)/g,
        (_, wanted) => (wanted === scheme ? "(min-width: 0px)" : "(max-width: 0px)"),
      );
    }
    if (rule.cssRules) dress(rule.cssRules);
  }
}

function isSameTag(old, fresh) {
  return old.nodeType === Node.ELEMENT_NODE && old.cloneNode(false).isEqualNode(fresh.cloneNode(false));
}

function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  const olds = Array.from(old.childNodes);
  const news = Array.from(fresh.childNodes);
  if (isSameTag(old, fresh) && olds.length === news.length) olds.forEach((child, at) => patch(child, news[at]));
  else old.replaceWith(fresh);
}

let written = "";
function setStyle(css, assets) {
  if (css === written) return;
  written = css;
  style.textContent = assets.reduce(
    (text, { path, base64 }) => text.replaceAll(path, "data:font/woff2;base64," + base64),
    css.replaceAll("../", ""),
  );
}

let shown = "";
function show({ html, assets, path }) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const isSame = path === shown;
  shown = path;
  const opened = isSame ? Array.from(document.querySelectorAll("details"), (details) => details.open) : [];
  page.querySelectorAll("details").forEach((details, at) => (details.open = opened[at] ?? details.open));
  const { scrollX, scrollY } = isSame ? window : { scrollX: 0, scrollY: 0 };
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  setStyle(page.querySelector("style")?.textContent ?? "", assets);
  patch(document.body, page.body);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
}

window.addEventListener("message", ({ source, origin, data }) => {
  if (source !== holder || origin !== dashboard) return;
  show(data);
  scheme = data.scheme;
  document.documentElement.style.colorScheme = scheme;
  if (dressed !== scheme + written) dress(style.sheet.cssRules);
  dressed = scheme + written;
  holder.postMessage({ kind: "shown", id: data.id }, dashboard);
});

function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null) return;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  const [, id] = /^#(.+)/.exec(href) ?? [];
  if (id === undefined) holder.postMessage({ kind: "follow", href }, dashboard);
  else document.getElementById(id)?.scrollIntoView();
}
window.addEventListener("click", follow);
window.addEventListener("auxclick", follow);

holder.postMessage({ kind: "ready" }, dashboard);
`;
