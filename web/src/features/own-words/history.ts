import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import { isUnchanged, NO_OVERRIDES, withoutBlanks } from "./edits.ts";

/** The changes, and the state before each of them. */
export type History = {
  base: OverridesByPath;
  pages: OverridesByPath;
  past: readonly OverridesByPath[];
  future: readonly OverridesByPath[];
  /** The name of the last change: consecutive changes of one kind at one block are undone as one. */
  lastChange: string;
};

export type HistoryEvent =
  | { kind: "change"; path: string; change: string; edit: (page: PageOverrides) => PageOverrides }
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "discard" }
  | { kind: "saved"; sent: OverridesByPath; saved: OverridesByPath };

/** The most changes that can be undone. */
const MAX_PAST = 200;

export function afterEvent(before: History, event: HistoryEvent): History {
  if (event.kind === "change") return afterChange(before, event);
  if (event.kind === "undo") return afterUndo(before);
  if (event.kind === "redo") return afterRedo(before);
  return event.kind === "discard" ? afterDiscard(before) : afterSave(before, event);
}

function afterChange(
  before: History,
  { path, change, edit }: Extract<HistoryEvent, { kind: "change" }>,
): History {
  const page = before.pages[path] ?? NO_OVERRIDES;
  const edited = edit(page);
  if (edited === page) return before;
  const name = `${path} ${change}`;
  const isSameChange = change !== "" && before.lastChange === name;
  return {
    ...before,
    pages: { ...before.pages, [path]: edited },
    past: isSameChange ? before.past : [...before.past, before.pages].slice(-MAX_PAST),
    future: [],
    lastChange: name,
  };
}

function afterUndo(before: History): History {
  const last = before.past.at(-1);
  if (last === undefined) return before;
  const future = [before.pages, ...before.future];
  return { ...before, pages: last, past: before.past.slice(0, -1), future, lastChange: "" };
}

function afterRedo(before: History): History {
  const [next, ...future] = before.future;
  if (next === undefined) return before;
  const past = [...before.past, before.pages];
  return { ...before, pages: next, past, future, lastChange: "" };
}

const afterDiscard = (before: History): History => ({
  ...before,
  pages: before.base,
  past: [...before.past, before.pages],
  future: [],
  lastChange: "",
});

/**
 * Pages that have not changed since they were sent get the saved values, with what another window wrote on them; so do the
 * states before and after this one, since an undo would otherwise remove the other window's words. What was typed during the
 * save stays.
 */
function afterSave(
  before: History,
  { sent, saved }: Extract<HistoryEvent, { kind: "saved" }>,
): History {
  const rebased = (pages: OverridesByPath): OverridesByPath => {
    const paths = [...new Set([...Object.keys(pages), ...Object.keys(saved)])];
    const rebasedPages = paths.map((path) => {
      const isSent = isSamePage(pages[path], sent[path]);
      return [path, isSent ? saved[path] : pages[path]] as const;
    });
    return Object.fromEntries(rebasedPages.flatMap(([path, page]) => (page ? [[path, page]] : [])));
  };
  return {
    base: saved,
    pages: rebased(before.pages),
    past: before.past.map(rebased),
    future: before.future.map(rebased),
    lastChange: "",
  };
}

const isSamePage = (one = NO_OVERRIDES, other = NO_OVERRIDES) =>
  JSON.stringify(withoutBlanks(one)) === JSON.stringify(withoutBlanks(other));

/** Whether both would be saved as the same. */
export const isSamePages = (one: OverridesByPath, other: OverridesByPath) =>
  JSON.stringify(sentPages(one)) === JSON.stringify(sentPages(other));

/** The pages as they are saved: without empty texts and without pages on which nothing was changed. */
export function sentPages(pages: OverridesByPath): OverridesByPath {
  const sent = Object.entries(pages)
    .map(([path, page]) => [path, withoutBlanks(page)] as const)
    .filter(([, page]) => !isUnchanged(page))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sent);
}
