import { count } from "./count.ts";

/** Responses about saved views. */
export const viewTexts = {
  invalidId: "The id of the view is not valid",
  notFound: "This view is not there any more",
  nameRequired: "Please give the view a name",
  taken: (name: string) => `You have a view “${name}” already`,
  tooMany: (most: number) => `An account can have at most ${count(most)} views`,
  invalidSearch: "The view names a filter, an order or columns that there are not",
};
