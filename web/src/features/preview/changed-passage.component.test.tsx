import { expect, test } from "vitest";
import { changedPassage } from "./changed-passage.ts";

type Parts = { style?: string; title?: string; look?: string; intro?: string; script?: string };

const pageOf = ({ style = "p{color:red}", title = "Plumber", ...parts }: Parts = {}) => {
  const { look = "bright", intro = "We mend pipes.", script = "" } = parts;
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="Pipes"><style>${style}</style></head><body class="${look}"><header>Ruiz</header><main><section>${intro}</section><section>Prices</section></main><footer>Boise</footer>${script}</body></html>`;
};

const page = pageOf();

test("another wording leaves only the blocks that differ, in their style", () => {
  const passage = changedPassage(page, pageOf({ intro: "We mend all pipes." }));
  expect(passage.isOnPage).toBe(true);
  expect(passage.before).toContain("<main><section>We mend pipes.</section></main>");
  expect(passage.after).toContain("<main><section>We mend all pipes.</section></main>");
  for (const html of [passage.before, passage.after]) {
    expect(html).toContain("<style>p{color:red}</style></head>");
    for (const same of ["Ruiz", "Prices", "Boise"]) expect(html).not.toContain(same);
  }
});

test("a new block is only in the version after", () => {
  const passage = changedPassage(page, page.replace("<footer>", "<aside>Call us</aside><footer>"));
  expect(passage.isOnPage).toBe(true);
  expect(passage.after).toContain("<aside>Call us</aside>");
  expect(passage.before).not.toMatch(/Ruiz|Prices|Boise|Call us/);
});

test("another style or another palette is the whole page", () => {
  for (const other of [pageOf({ style: "p{color:blue}" }), pageOf({ look: "dark" })]) {
    const passage = changedPassage(page, other);
    expect(passage).toMatchObject({ before: page, after: other, isOnPage: true });
  }
});

test("the same page has no difference", () => {
  const { before, after, isOnPage, head } = changedPassage(page, page);
  expect(isOnPage).toBe(false);
  expect(before).toBe(after);
  expect(head.before).toEqual(head.after);
});

test("what only search results and services read is not on the page", () => {
  const script = '<script type="application/ld+json">{"name":"Ruiz"}</script>';
  const { isOnPage, head } = changedPassage(page, pageOf({ title: "Plumber in Boise", script }));
  expect(isOnPage).toBe(false);
  expect(head).toEqual({
    before: { title: "Plumber", description: "Pipes" },
    after: { title: "Plumber in Boise", description: "Pipes" },
  });
});
