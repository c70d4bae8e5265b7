/**
 * The one script of the preview frame. It accepts pages from the window that contains it, if that window is of the origin that the frame
 * was loaded from, and shows their style and body: nothing else of a page's head is visible. It is a text of its own, since the frame's
 * policy allows it by its digest. Only the parts that differ from the page before are replaced: the reader's scroll position stays, and
 * little is laid out again.
 *
 * - A script in a page would not run: the policy allows this one alone.
 * - Links work only to places on the page. The target of another one is sent to the window that holds the frame,
 *   which may then show another page of the site: from its front, as a browser does.
 * - In the editor of own words a click reports the key of the block that it hit; the chosen block is outlined.
 * - Photos are data too: those that have not arrived yet are left out, since the frame may load nothing.
 * - The chosen color scheme is written into the media rules, since a page always gets the viewer's own preference.
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

let pictures = {};
function setPictures(page) {
  for (const picture of page.querySelectorAll("picture")) {
    const image = picture.querySelector("img");
    for (const source of picture.querySelectorAll("source")) source.remove();
    const data = pictures[(image.getAttribute("src") ?? "").replace(/^(\\.\\.\\/)+/, "")];
    image.removeAttribute("srcset");
    if (data) image.setAttribute("src", data);
    else image.removeAttribute("src");
  }
}

const marks = document.createElement("style");
document.head.append(marks);
let editing = null;
let clicked = "";
const OUTLINE = "outline:3px solid #0b6b47!important;outline-offset:3px;box-shadow:0 0 0 3px #fff!important";
function mark(fresh) {
  const isNew = fresh && fresh.chosen !== editing?.chosen;
  editing = fresh ?? null;
  if (editing === null) {
    marks.textContent = "";
    return;
  }
  const selector = '[data-key="' + CSS.escape(editing.chosen) + '"]';
  marks.textContent =
    "[data-key]{cursor:pointer}[data-key]:hover:not(:has([data-key]:hover)){outline:2px dashed #0b6b47;outline-offset:3px}" +
    selector + "{" + OUTLINE + "}";
  const block = isNew && editing.chosen !== clicked ? document.querySelector(selector) : null;
  clicked = "";
  if (block === null) return;
  for (let around = block; around !== null; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  block.scrollIntoView({ block: "center", behavior: "instant" });
}

let shown = "";
function show({ html, assets, path }) {
  const page = new DOMParser().parseFromString(html, "text/html");
  setPictures(page);
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
  if (data.pictures) pictures = data.pictures;
  show(data);
  scheme = data.scheme;
  document.documentElement.style.colorScheme = scheme;
  if (dressed !== scheme + written) dress(style.sheet.cssRules);
  dressed = scheme + written;
  mark(data.editing);
  holder.postMessage({ kind: "shown", id: data.id }, dashboard);
});

function follow(event) {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("a") ?? null;
  if (link !== null) event.preventDefault();
  const href = link?.getAttribute("href") ?? null;
  const key = editing === null ? undefined : target?.closest("[data-key]")?.dataset.key;
  if (key !== undefined) {
    clicked = key;
    holder.postMessage({ kind: "block", key, href }, dashboard);
    return;
  }
  if (href === null) return;
  const [, id] = /^#(.+)/.exec(href) ?? [];
  if (id === undefined) holder.postMessage({ kind: "follow", href }, dashboard);
  else document.getElementById(id)?.scrollIntoView();
}
window.addEventListener("click", follow);
window.addEventListener("auxclick", follow);

holder.postMessage({ kind: "ready" }, dashboard);
`;
