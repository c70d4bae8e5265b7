import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** All elements of a document, in its order. */
export function elementsOf(html: string): Element[] {
  return elementsIn(parse(html));
}

/** The elements inside a node, itself included. */
export function elementsIn(node: Node): Element[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...inner] : inner;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Elements whose text nobody reads as part of the page. */
const UNREAD = new Set(["script", "style", "svg", "title", "template"]);

/** The texts of an element's text nodes, in order, without drawings and empty ones. */
export function piecesOf(node: Node): string[] {
  return "tagName" in node && UNREAD.has(node.tagName) ? [] : piecesIn(node);
}

/** The same for an element whose text is not part of the visible page, such as its title. */
export function piecesIn(node: Node): string[] {
  if ("value" in node) return [node.value.replace(/\s+/g, " ").trim()].filter(Boolean);
  return "childNodes" in node ? node.childNodes.flatMap(piecesOf) : [];
}

/** Inline elements. */
const INLINE = new Set(["a", "abbr", "b", "em", "i", "small", "span", "strong", "time"]);

/** What a reader sees, one text for each block. */
export function blocksOf(node: Node): string[] {
  const lines = textOf(node).split("\n");
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}

function textOf(node: Node): string {
  if ("tagName" in node && UNREAD.has(node.tagName)) return " ";
  if ("value" in node) return node.value.replace(/\s+/g, " ");
  const inner = "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  const isInline = "tagName" in node && INLINE.has(node.tagName);
  return isInline ? `${inner} ` : `\n${inner}\n`;
}

/** The first element with that tag name. */
export function firstOf(html: string, tagName: string): Element | undefined {
  return elementsOf(html).find((element) => element.tagName === tagName);
}
