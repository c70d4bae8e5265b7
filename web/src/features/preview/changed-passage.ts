/** The part of a page that differs from another version of it. */
export type Passage = {
  /** Each version with only the blocks that the other version does not have; the whole page where the style differs. */
  before: string;
  after: string;
  /** Something on the page differs, or in what search engines list. */
  isOnPage: boolean;
  head: { before: Head; after: Head };
};

/** What search engines list of a page. */
export type Head = { title: string; description: string };

/** Finds the blocks in which two versions of a page differ. Nothing that is parsed here is executed. */
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

// A parsed document, not an element: the dashboard's policy allows no page's style, even where nothing is shown.
const documentOf = (html: string) =>
  new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");

const styleOf = (html: string) => STYLE.exec(html)?.[0] ?? "";

const textOf = (page: Document, style: string) =>
  `<!doctype html>${page.documentElement.outerHTML.replace("</head>", () => `${style}</head>`)}`;

const headOf = (page: Document): Head => ({
  title: page.title,
  description: page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
});

/** The parts of a page from top to bottom. */
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
