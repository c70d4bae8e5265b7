import { pageOverridesSchema } from "@mainstreet/contract/page-overrides";
import { expect, test } from "vitest";
import { mergedPages } from "./api.ts";
import { chosenByClick } from "./block-keys.ts";
import {
  inOrder,
  isChangedUnderneath,
  keepText,
  moveSection,
  NO_OVERRIDES,
  ownTextAt,
  removeText,
  toggleHidden,
  writeText,
} from "./edits.ts";
import { afterEvent, isSamePages, sentPages } from "./history.ts";
import type { History, HistoryEvent } from "./history.ts";
import { firstProblem, textProblemOf } from "./text-problems.ts";

const LEAD = { key: "hero.lead", title: "", generated: "We fix pipes." };
const TARGETS = { pages: ["", "locations/durham-nc/"], sections: ["hero", "contact"] };

const NEW: History = { base: {}, pages: {}, past: [], future: [], lastChange: "" };
const write = (text: string): HistoryEvent => ({
  kind: "change",
  path: "",
  change: "text hero.lead",
  edit: (page) => writeText(page, LEAD, text),
});
const after = (...events: HistoryEvent[]) => events.reduce(afterEvent, NEW);
const leadOf = ({ pages }: History) => ownTextAt(pages[""] ?? NO_OVERRIDES, "hero.lead")?.text;

test("typing is undone as one change, and done again", () => {
  const typed = after(write("A"), write("Ab"), write("Abc"));
  expect(leadOf(typed)).toBe("Abc");
  const undone = afterEvent(typed, { kind: "undo" });
  expect(leadOf(undone)).toBeUndefined();
  expect(leadOf(afterEvent(undone, { kind: "redo" }))).toBe("Abc");
  const other = afterEvent(undone, write("X"));
  expect(leadOf(afterEvent(other, { kind: "redo" }))).toBe("X");
  expect(afterEvent(NEW, { kind: "undo" })).toBe(NEW);
});

test("a discard can be undone", () => {
  const discarded = after(write("A"), { kind: "discard" });
  expect(leadOf(discarded)).toBeUndefined();
  expect(leadOf(afterEvent(discarded, { kind: "undo" }))).toBe("A");
});

test("what is typed during a save stays unsaved", () => {
  const sent = after(write("A"));
  const typed = afterEvent(sent, write("Ab"));
  const saved = { ...sent.pages, "services/x/": { ...NO_OVERRIDES, hidden: ["area"] } };
  const done = afterEvent(typed, { kind: "saved", sent: sent.pages, saved });
  expect(leadOf(done)).toBe("Ab");
  expect(done.pages["services/x/"]).toEqual(saved["services/x/"]);
  expect(isSamePages(done.pages, done.base)).toBe(false);
  const idle = afterEvent(sent, { kind: "saved", sent: sent.pages, saved });
  expect(isSamePages(idle.pages, idle.base)).toBe(true);
});

test("an undo after a save leaves what another window saved on other pages", () => {
  const other = { ...NO_OVERRIDES, hidden: ["area"] };
  const durham = "locations/durham-nc/";
  const untouched: HistoryEvent[] = [];
  // A section was switched off and on again: the history contains the page, but it is unchanged.
  const touched: HistoryEvent[] = [
    { kind: "change", path: durham, change: "", edit: (page) => ({ ...page }) },
  ];
  for (const before of [untouched, touched]) {
    const sent = after(write("A"), ...before, write("Ab"));
    const saved = { ...sent.pages, [durham]: other };
    let undone = afterEvent(sent, { kind: "saved", sent: sent.pages, saved });
    for (let steps = undone.past.length; steps > 0; steps -= 1) {
      undone = afterEvent(undone, { kind: "undo" });
      expect(undone.pages[durham]).toEqual(other);
    }
    expect(leadOf(undone)).toBeUndefined();
    const { base, pages } = undone;
    expect(mergedPages({ base, pages: sentPages(pages), saved })).toEqual({ [durham]: other });
    expect(leadOf(afterEvent(undone, { kind: "redo" }))).toMatch(/^A/);
  }
});

test("an undo during a save is not reverted by the response", () => {
  const sent = after(write("A"));
  const undone = afterEvent(sent, { kind: "undo" });
  const done = afterEvent(undone, { kind: "saved", sent: sent.pages, saved: sent.pages });
  expect(leadOf(done)).toBeUndefined();
  expect(isSamePages(done.pages, done.base)).toBe(false);
});

test("a page whose changes are all undone is saved like a page without changes", () => {
  const blank = after(write("A"), write(" "));
  expect(sentPages(blank.pages)).toEqual({});
  expect(isSamePages(blank.pages, {})).toBe(true);
});

test("a save leaves what another window has saved on other pages", () => {
  const [own, old, other] = ["own", "old", "other"].map((text) =>
    writeText(NO_OVERRIDES, LEAD, text),
  ) as [typeof NO_OVERRIDES, typeof NO_OVERRIDES, typeof NO_OVERRIDES];
  const base = { "": old, "locations/a/": old, "locations/b/": old };
  const pages = { "": own, "locations/a/": old };
  const saved = { "": old, "locations/a/": other, "locations/b/": old, "services/c/": other };
  expect(mergedPages({ base, pages, saved })).toEqual({
    "": own,
    "locations/a/": other,
    "services/c/": other,
  });
});

test("a text remembers what it replaced until its owner has decided again", () => {
  const page = writeText(NO_OVERRIDES, LEAD, "Ours.");
  const own = ownTextAt(page, "hero.lead");
  expect(isChangedUnderneath(own, "We fix pipes.")).toBe(false);
  expect(isChangedUnderneath(own, "We mend pipes.")).toBe(true);
  const again = ownTextAt(
    writeText(page, { ...LEAD, generated: "We mend pipes." }, "Oh."),
    LEAD.key,
  );
  expect(isChangedUnderneath(again, "We mend pipes.")).toBe(true);
  const kept = keepText(page, { ...LEAD, generated: "We mend pipes." });
  expect(isChangedUnderneath(ownTextAt(kept, "hero.lead"), "We mend pipes.")).toBe(false);
  expect(removeText(page, "hero.lead")).toEqual(NO_OVERRIDES);
});

test("a text of an item with a very long heading of the owner's can be saved", () => {
  const item = {
    key: "services.leak.text",
    generated: "We fix it.",
    title: "long 🔧 ".repeat(300),
  };
  const own = ownTextAt(writeText(NO_OVERRIDES, item, "Ours."), item.key);
  expect(own?.title).toMatch(/^long 🔧 long/);
  expect(own?.title.length).toBeLessThanOrEqual(400);
  expect(pageOverridesSchema.safeParse({ ...NO_OVERRIDES, texts: [own] }).success).toBe(true);
});

test("sections move one place, also when only some have a place of their own", () => {
  const ids = ["services", "problems", "area", "contact"];
  const page = { ...NO_OVERRIDES, order: ["area", "services"] };
  expect(inOrder(page, ids)).toEqual(["area", "problems", "services", "contact"]);
  const moved = moveSection(page, inOrder(page, ids), { id: "services", by: 1 });
  expect(inOrder(moved, ids)).toEqual(["area", "problems", "contact", "services"]);
  expect(moveSection(moved, ids, { id: "services", by: -1 })).toBe(moved);
  expect(toggleHidden(toggleHidden(page, "area"), "area")).toEqual(page);
});

test("a click means the text, the first text of its item, or the section around it", () => {
  const text = (key: string) =>
    ({ key, slot: "text", label: "", generated: "x", isRich: true, canHide: true }) as const;
  const blocks = [
    { id: "hero", name: "", texts: [text("hero.lead")], items: [] },
    {
      id: "services",
      name: "Services",
      texts: [],
      items: [
        { key: "services.leak", name: "Leak", texts: [text("services.leak.title")] },
        { key: "quotes.q1", name: "Ann", texts: [] },
      ],
    },
  ];
  expect(chosenByClick(blocks, "hero.lead")).toBe("hero.lead");
  expect(chosenByClick(blocks, "hero.picture")).toBe("hero");
  expect(chosenByClick(blocks, "services.leak")).toBe("services.leak.title");
  expect(chosenByClick(blocks, "quotes.q1")).toBe("quotes.q1");
  expect(chosenByClick(blocks, "services.own.2.title")).toBe("services.own.2");
  expect(chosenByClick(blocks, "locations")).toBeUndefined();
});

test("what cannot be saved is named with its block", () => {
  expect(
    textProblemOf("See [us](locations/durham-nc/) or [call](tel:3365550142)", TARGETS),
  ).toBeUndefined();
  expect(textProblemOf("See [us](#contact) and **this**", TARGETS)).toBeUndefined();
  for (const target of ["http://x.example/", "javascript:x", "locations/boise-id/", "#area"])
    expect(textProblemOf(`See [us](${target})`, TARGETS)).toContain(`“${target}”`);
  expect(textProblemOf("x".repeat(3_001), TARGETS)).toContain("3001");
  const long = writeText(NO_OVERRIDES, LEAD, "x".repeat(3_001));
  expect(firstProblem(long, TARGETS, ["hero.lead"])).toBe("hero.lead");
  const blank = { ...NO_OVERRIDES, questions: [{ question: " ", answer: "Yes." }] };
  expect(firstProblem(blank, TARGETS, [])).toBe("questions.own.1");
  expect(firstProblem(NO_OVERRIDES, TARGETS, [])).toBeUndefined();
});

test("a link of a text without a place on the page does not stop a save", () => {
  const price = { key: "prices.intro", title: "", generated: null };
  const page = writeText(NO_OVERRIDES, price, "See [our prices](#prices).");
  expect(firstProblem(page, TARGETS, ["prices.intro"])).toBe("prices.intro");
  expect(firstProblem(page, TARGETS, ["hero.lead"])).toBeUndefined();
  // What the page has is not known while it is made.
  expect(firstProblem(page, null, [])).toBeUndefined();
});
