import { count, countOf } from "./count.ts";

/** Responses about labels. */
export const labelTexts = {
  invalidId: "The id of the label is not valid",
  notFound: "This label is not there any more",
  nameRequired: "Please give the label a name",
  invalidColour: "This colour is none of those that labels have",
  taken: (name: string) => `You have a label “${name}” already`,
  tooMany: (most: number) => `An account can have at most ${count(most)} labels`,
  tooManyOnSite: (most: number) => `A site can have at most ${most} labels`,
  nothingToAssign: "Please choose a label to add or to remove",
  noSites: "Please choose the sites",
  bothSelections: "Please send either ids or a filter",
  tooManySites: (most: number) =>
    `At most ${count(most)} sites can be changed at once. Please narrow the filter.`,
  countChanged: (now: number, before: number) =>
    now === before
      ? "The filter finds other sites by now. Please look at them again."
      : `The filter finds ${countOf(now, "site")} by now, not ${count(before)}. Please look at them again.`,
  noneFound: "The filter finds no site by now. Please choose other sites.",
};

/** Refusals of filters of lists. */
export const filterTexts = {
  invalidIds: "A filter names something that has no valid id",
  invalidBusiness: "The business must be an id or none",
  unknownField: "A filter names a field that sites do not have",
  unknownTrade: "Trade must be the slug of a trade, or none",
  invalidDate: "Dates are written as 2026-05-31",
  dateTooEarly: "The earliest date is 0001-01-01",
  invalidDirection: "Lists run asc or desc",
};
