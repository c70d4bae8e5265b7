/** What of a page differs from another version of it. */
export type Passage = {
  /** Each version with the blocks alone that the other one has not: the whole page where its style differs. */
  before: string;
  after: string;
  /** Something on the page differs, or of what search engines list. */
  isOnPage: boolean;
  head: { before: Head; after: Head };
};

/** What search engines list of a page. */
export type Head = { title: string; description: string };

/** Finds what two versions of a page differ in, block by block. Nothing that is parsed here runs. */
export function changedPassage(before: string, after: string): Passage {
  const [old, next] = [documentOf(before), documentOf(after)];
  const [oldStyle, style] = [styleOf(before), styleOf(after)];
  const head = { before: headOf(old), after: headOf(next) };
  const isOtherLook = oldStyle !== style || old.body.className !== next.body.className;
  if (isOtherLook) return { before, after, isOnPage: true, head };
  const [blocks, others] = [blocksOf(old), blocksOf(next)];
  const isOnPage = [...without(blocks, others), ...without(others, blocks)].length > 0;
  removeAmong(blocks, others);
  return { before: textOf(old, style), after: textOf(next, style), isOnPage, head };
}

const STYLE = /<style>[\s\S]*?<\/style>/;

// The dashboard's policy has no place for a page's style, not even where nothing is shown.
const documentOf = (html: string) =>
  new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");

const styleOf = (html: string) => STYLE.exec(html)?.[0] ?? "";

const textOf = (page: Document, style: string) =>
  `<!doctype html>${page.documentElement.outerHTML.replace("</head>", () => `${style}</head>`)}`;

const headOf = (page: Document): Head => ({
  title: page.title,
  description: page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
});

/** The parts of a page that stand below each other. */
function blocksOf({ body }: Document): Element[] {
  for (const script of body.querySelectorAll("script")) script.remove();
  return [...body.children].flatMap((block) =>
    block.localName === "main" ? [...block.children] : [block],
  );
}

function without(blocks: readonly Element[], others: readonly Element[]): Element[] {
  const texts = new Set(others.map((block) => block.outerHTML));
  return blocks.filter((block) => !texts.has(block.outerHTML));
}

function removeAmong(blocks: readonly Element[], others: readonly Element[]): void {
  const changed = new Set([...without(blocks, others), ...without(others, blocks)]);
  for (const block of [...blocks, ...others]) if (!changed.has(block)) block.remove();
}
