import { S3Error } from "../s3-error.ts";
import type { XmlElement } from "./xml.ts";

/**
 * Reads an element whose children are each named once and all among `allowed`, as S3's schema has it.
 * Throws MalformedXML otherwise.
 */
export function onlyFields(
  element: XmlElement,
  allowed: readonly string[],
): Map<string, XmlElement> {
  const fields = new Map<string, XmlElement>();
  for (const child of element.children) {
    if (!allowed.includes(child.name) || fields.has(child.name)) throw new S3Error("MalformedXML");
    fields.set(child.name, child);
  }
  return fields;
}

/** Text of a leaf element. Throws MalformedXML when the element has children. */
export function leafText(element: XmlElement): string {
  if (element.children.length > 0) throw new S3Error("MalformedXML");
  return element.text;
}

/** Boolean of a leaf element; an absent one is false. Throws MalformedXML for other words. */
export function booleanOf(element: XmlElement | undefined): boolean {
  const text = element ? leafText(element).trim().toLowerCase() : "false";
  if (text !== "true" && text !== "false") throw new S3Error("MalformedXML");
  return text === "true";
}
