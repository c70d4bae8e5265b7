/** One element of a document: its path from the root, its text, and where that text is. */
type Found = { path: string; text: string; start: number; end: number };

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

/** The elements without children, in order. */
function leavesOf(xml: string): Found[] {
  const open: { name: string; start: number; isLeaf: boolean }[] = [];
  const leaves: Found[] = [];
  for (const match of xml.matchAll(/<(\/?)([A-Za-z][\w.-]*)[^<>]*?(\/?)>/g)) {
    const [tag, closing, name = "", selfClosing] = match;
    if (!closing) {
      const parent = open.at(-1);
      if (parent) parent.isLeaf = false;
      open.push({ name, start: match.index + tag.length, isLeaf: true });
    }
    if (!closing && !selfClosing) continue;
    const path = open.map((one) => one.name).join("/");
    const { start = 0, isLeaf = false } = open.pop() ?? {};
    const end = selfClosing ? start : match.index;
    if (isLeaf) leaves.push({ path, text: xml.slice(start, end), start, end });
  }
  return leaves;
}

/** The text of the first element at a path such as `Distribution/Status`; '' when it is missing. */
export function xmlAt(xml: string, path: string): string {
  const text = leavesOf(xml).find((leaf) => leaf.path === path)?.text ?? "";
  return text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The document with another text at a path; everything else keeps its bytes. */
export function withXmlAt(xml: string, path: string, text: string): string {
  const found = leavesOf(xml).find((leaf) => leaf.path === path);
  if (!found) throw new Error(`The document has no ${path}`);
  return xml.slice(0, found.start) + text + xml.slice(found.end);
}

/** The documents within elements of that name, which are never nested. */
export function xmlParts(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>.*?</${name}>`, "gs"))].map(([part]) => part);
}
