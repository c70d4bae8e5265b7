import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { listFilters } from "./campaign-lists.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH } from "./limits.ts";
import { requiredText } from "./text-field.ts";
import { viewTexts } from "./view-texts.ts";

/** The most views of an account, and characters of a name. */
export const VIEW_LIMIT = { ofAccount: 100, name: 60 };

/** The layout of a list, and the columns of its table, separated by commas. */
const shownAs = z.object({
  layout: z.enum(["cards", "table", "map"]).optional(),
  columns: z.string().max(MAX_LENGTH.search).optional(),
});
const known = Object.keys({ ...listFilters.shape, ...shownAs.shape });

/** The search parameters of the address of a list: filters as texts, order, layout and columns. */
export const viewSearch = z
  .record(z.string().max(MAX_LENGTH.slug), z.string().max(MAX_LENGTH.cursor))
  .refine(
    (search) =>
      Object.keys(search).every((name) => known.includes(name)) &&
      listFilters.safeParse(search).success &&
      shownAs.safeParse(search).success,
    viewTexts.invalidSearch,
  );

const viewName = requiredText("Name", VIEW_LIMIT.name, viewTexts.nameRequired);

/** A name for the search parameters of a list. */
const savedView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.string()),
  updatedAt: timestamp,
});
export type SavedView = z.infer<typeof savedView>;

const viewParam = z.object({ id: z.uuid(viewTexts.invalidId) });

export const listViews = endpoint("GET", "/views", {
  response: z.object({ views: z.array(savedView) }),
});
export const createView = endpoint("POST", "/views", {
  body: z.object({ name: viewName, search: viewSearch }),
  response: savedView,
  status: 201,
});
export const updateView = endpoint("PUT", "/views/:id", {
  params: viewParam,
  body: z.object({ name: viewName.optional(), search: viewSearch.optional() }),
  response: savedView,
});
export const deleteView = endpoint("DELETE", "/views/:id", {
  params: viewParam,
  response: success,
});
