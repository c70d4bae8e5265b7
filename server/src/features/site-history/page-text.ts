import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];

/** Elements whose text no visitor reads. */
const UNREAD = new Set(["script", "style", "svg", "template", "noscript"]);
/** Elements inside a line of text. */
const INLINE = new Set(
  "a abbr b bdi cite code em i mark q s small span strong sub sup time u wbr".split(" "),
);

/** The lines of a page as a visitor reads them, after its title and its description. */
export function pageLines(html: string): string[] {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    const text = line.replaceAll(/\s+/g, " ").trim();
    if (text !== "") lines.push(text);
    line = "";
  };
  const read = (node: Node) => {
    if ("value" in node) line += node.value;
    if (isUnread(node)) return;
    const isBlock = !INLINE.has(node.nodeName);
    if (isBlock) end();
    const given = attributeText(node);
    if (given !== "") lines.push(given);
    if ("childNodes" in node) node.childNodes.forEach(read);
    if (isBlock && "childNodes" in node) end();
  };
  read(parse(html));
  end();
  return lines;
}

const isUnread = (node: Node) => UNREAD.has(node.nodeName);

/** The text that an element's attributes add: the description of the page, the target of a link, and the alternative text of a picture. */
function attributeText(node: Node): string {
  if (!("attrs" in node)) return "";
  const {
    name = "",
    content = "",
    alt = "",
  } = Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value]));
  return node.nodeName === "meta" && name === "description" ? content : alt;
}
