import { parse, serialize, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a document, in its order. */
export function elements(markup: string): Element[] {
  const walk = (node: Node): Element[] => [
    ...("tagName" in node ? [node] : []),
    ...("childNodes" in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parse(markup));
}

export const all = (markup: string, tagName: string) =>
  elements(markup).filter((element) => element.tagName === tagName);

export const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((other) => other.name === name)?.value;

/** The text of an element as one line; characters that HTML escapes stay escaped. */
export const elementText = (element: Element | undefined) =>
  element === undefined
    ? ""
    : serialize(element)
        .replace(/<[^>]*>/g, "")
        .replace(/&nbsp;|\s+/g, " ")
        .trim();

/** The contents of the meta tags of that name. */
export const meta = (markup: string, name: string) =>
  all(markup, "meta")
    .filter((tag) => attribute(tag, "name") === name || attribute(tag, "property") === name)
    .map((tag) => attribute(tag, "content"));

/** The nodes of the page's structured data. */
export const graph = (markup: string): Record<string, unknown>[] =>
  JSON.parse(elementText(all(markup, "script")[0]))["@graph"];
