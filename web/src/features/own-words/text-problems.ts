import { MAX_LENGTH } from "@mainstreet/contract/limits";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import { findRefusedLinks } from "@mainstreet/generator/own-texts/markup";
import { ownItems } from "./edits.ts";
import type { OwnList } from "./edits.ts";

/** What own links on a page may point to: paths of the site's pages, and sections of the page itself. */
export type Targets = { pages: readonly string[]; sections: readonly string[] };

/** Why an owner's text cannot be saved; undefined if it can. Without `targets` its links are not checked. */
export function textProblemOf(text: string, targets: Targets | null): string | undefined {
  const most = MAX_LENGTH.ownText;
  if (text.trim().length > most) return tooLong(text, most);
  if (targets === null) return undefined;
  const [refused] = findRefusedLinks(text, {
    root: "",
    pages: new Set(targets.pages),
    sections: new Set(targets.sections),
  });
  return refused === undefined
    ? undefined
    : `A link cannot lead to “${refused}”. Use a page of this site, an address that begins with https://, or tel: with a phone number.`;
}

const tooLong = (text: string, most: number) =>
  `This is ${text.trim().length} characters long; at most ${most} are possible.`;

/** The problem of the title of an item that the owner added. */
export function titleProblemOf(list: OwnList, title: string): string | undefined {
  if (title.trim() === "") return list === "questions" ? "Write the question" : "Name the service";
  const most = list === "questions" ? MAX_LENGTH.businessSentence : MAX_LENGTH.serviceName;
  return title.trim().length > most ? tooLong(title, most) : undefined;
}

/**
 * The key of the first block that cannot be saved; undefined if all can. A text whose block is not in `listed` has no field
 * in which its links could be corrected, so they are not checked.
 */
export function firstProblem(
  page: PageOverrides,
  targets: Targets | null,
  listed: readonly string[],
): string | undefined {
  const text = page.texts.find(
    ({ key, text: own }) => textProblemOf(own, listed.includes(key) ? targets : null) !== undefined,
  );
  if (text !== undefined) return text.key;
  for (const list of ["services", "questions"] as const) {
    const at = ownItems(page, list).findIndex(
      (item) =>
        titleProblemOf(list, item.title) !== undefined ||
        textProblemOf(item.text, targets) !== undefined,
    );
    if (at >= 0) return `${list}.own.${at + 1}`;
  }
  return undefined;
}
