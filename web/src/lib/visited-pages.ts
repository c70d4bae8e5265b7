import { z } from "zod";
import { storedUserId } from "./stored-user.ts";
import { readDraft, writeDraft } from "./draft.ts";

/** The pages of this tab by their place in the browser's history; null where one is not known. */
const NAME = "visited-pages";
const schema = z.array(z.string().nullable());

/** Stores which page is at a place of the history. */
export function rememberPage(index: number, pathname: string): void {
  if (storedUserId() === undefined) return;
  const pages = readDraft(NAME, schema) ?? [];
  const known = Array.from({ length: index }, (_, at) => pages[at] ?? null);
  writeDraft(NAME, [...known, pathname]);
}

/** How many steps back in the history the last other page of the app is; undefined when the user did not come from one. */
export function stepsToLastPage(index: number, pathname: string): number | undefined {
  const before = (readDraft(NAME, schema) ?? []).slice(0, index);
  const at = before.findLastIndex((page) => page !== pathname);
  return at === -1 || before[at] === null ? undefined : index - at;
}
