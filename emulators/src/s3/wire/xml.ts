import { S3Error } from "../s3-error.ts";

/** Content of an element to write: text, or child elements in order. */
export type XmlContent = string | readonly XmlChild[];
export type XmlChild = readonly [name: string, content: XmlContent];

/** One parsed element; an element with children has no text of its own. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

const namespace = "http://s3.amazonaws.com/doc/2006-03-01/";

/** Renders a result document in S3's namespace. */
export function writeXml(name: string, content: XmlContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">${inner(content)}</${name}>`;
}

/** Renders an error document; S3 gives errors no namespace. */
export function writeErrorXml(children: readonly XmlChild[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner(children)}</Error>`;
}

function inner(content: XmlContent): string {
  if (typeof content === "string") return escapeXml(content);
  return content.map(([name, child]) => `<${name}>${inner(child)}</${name}>`).join("");
}

/** Escapes text for XML and HTML; control characters become references, as S3 writes them. */
export function escapeXml(text: string): string {
  if (!/[&<>"\p{Cc}]/u.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/\p{Cc}/gu, (char) => `&#x${char.charCodeAt(0).toString(16)};`);
}

/**
 * Parses a request document: elements, attributes (ignored), text and entities. No DOCTYPE, so no entity
 * expansion. Throws MalformedXML for anything that is not one well-formed element named `root`.
 */
export function parseXml(body: Buffer, root: string): XmlElement {
  const text = body.toString("utf8").replace(/^\uFEFF/, "");
  const document: XmlElement = { name: "", text: "", children: [] };
  const open = [document];
  let end = 0;
  for (const match of text.matchAll(
    /<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g,
  )) {
    addText(open, text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, closing, name, , selfClosing] = match;
    if (name === undefined) continue;
    if (closing) closeElement(open, name);
    else openElement(open, { name, stays: !selfClosing });
  }
  addText(open, text.slice(end));
  const [element, ...others] = document.children;
  if (open.length !== 1 || element?.name !== root || others.length > 0)
    throw new S3Error("MalformedXML");
  return element;
}

function openElement(open: XmlElement[], { name, stays }: { name: string; stays: boolean }): void {
  const parent = open.at(-1);
  const element: XmlElement = { name, text: "", children: [] };
  parent?.children.push(element);
  if (stays) open.push(element);
}

function closeElement(open: XmlElement[], name: string): void {
  const element = open.pop();
  if (element?.name !== name || open.length === 0) throw new S3Error("MalformedXML");
  if (element.children.length > 0 && element.text.trim() !== "") throw new S3Error("MalformedXML");
}

function addText(open: XmlElement[], raw: string): void {
  if (raw === "") return;
  const element = open.at(-1);
  if (!element || raw.includes("<") || (open.length === 1 && raw.trim() !== "")) {
    throw new S3Error("MalformedXML");
  }
  element.text += raw.replace(/&[^;&]*;?/g, decodeEntity);
}

const namedEntities = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
]);

function decodeEntity(entity: string): string {
  const named = namedEntities.get(entity);
  if (named !== undefined) return named;
  const [, hex, decimal] = /^&#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (!(code > 0 && code <= 0x10ffff)) throw new S3Error("MalformedXML");
  return String.fromCodePoint(code);
}
