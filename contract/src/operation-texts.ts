import { count, countOf } from "./count.ts";
import { SELECTION_LIMIT } from "./limits.ts";
import { TEMPLATE_WORDS } from "./operation-templates.ts";

const words = TEMPLATE_WORDS.map((word) => `{${word}}`).join(", ");

/** Texts about changes of many sites at once. */
export const operationTexts = {
  notFound: "This operation is not there any more.",
  whichSites: "Choose the sites to change, or a filter with its count",
  noSites: "Choose the sites to change",
  tooMany: `At most ${countOf(SELECTION_LIMIT, "site")} can be changed at once`,
  tooManyInFilter: (found: number) =>
    `This filter has ${countOf(found, "site")}. At most ${countOf(SELECTION_LIMIT, "site")} can be changed at once: narrow the filter.`,
  selectionChanged: (found: number, before: number) =>
    found === before
      ? `The filter has other sites now than those that were selected. Check the selection and go on with ${count(found)}.`
      : `The filter has ${countOf(found, "site")} now, not ${count(before)}. Check the selection and go on with ${count(found)}.`,
  noneInFilter: "The filter has no site now. Choose other sites.",
  noneFound: "None of these sites is there any more.",
  nothingToChange: "Add at least one change",
  tooManyChanges: "An operation has at most 20 changes",
  unknownField: "Choose a field that many sites can have in common",
  unknownAction: "Choose what to do with the field",
  actionNotForField: (label: string) => `${label} can only be set or cleared`,
  cannotBeCleared: (label: string) => `${label} cannot be cleared`,
  notOfBusiness: (label: string) => `No business gives ${label}`,
  noBusiness: (labels: string) => `The site has no business to take ${labels} from`,
  valueMissing: "Type the new value",
  valueOfOtherType: (label: string) => `This is no value for ${label}`,
  findMissing: "Type the text to find",
  textMissing: "Type the text to add",
  textTooLong: "This text is too long",
  unknownWord: (word: string) =>
    `There is no word {${word}}. Use ${words}, or write {{ for a brace.`,
  emptyWord: (word: string) => `The site has no value for {${word}}`,
  refusedField: (label: string, message: string) => `${label}: ${message}`,
  labelsMissing: "Choose at least one label",
  movesDomain: (host: string) =>
    `${host} goes with the site: its DNS records have to be changed, and the old place serves it until then`,
  moving: "A move to another account has not finished with this site yet",
  accountBeforeGone: "The account that it had before is not there any more",
  held: "Another operation has not finished with this site yet",
  tooManyOperations:
    "Many of your operations are under way. Please wait until one of them has ended.",
  wasApplied: "This operation was applied already.",
  notApplied: "This operation was not applied yet.",
  nothingToApply: "No site would change. Choose other sites or another change.",
  changedSinceReview: "Changed since the review",
  changedSinceOperation: "Changed since this operation",
  siteDeleted: "The site was deleted",
  wasUndone: "This operation was undone already.",
  nothingToUndo: "No site of this operation was changed.",
  wasCancelled:
    "This operation was cancelled. Its sites are saved: publish the rest, or undo the changes.",
  notDeleted: "An operation that was applied stays in the log.",
  accountMissing: "Saved, not published: choose an account in the site's settings",
  savedOnly: "Saved, not published",
  publishesEarlier: "Also publishes changes that were saved earlier",
  restoredSince: "Not published: an earlier version of the site was restored since",
  invalidCursor: "The cursor is not valid",
} as const;
