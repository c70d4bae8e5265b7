import * as views from "@mainstreet/contract/saved-views";
import * as links from "@mainstreet/contract/view-links";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, BUSINESS_ID, sampleUser, VIEW_ID, VIEW_LINK_ID } from "../samples.ts";

const view = {
  id: VIEW_ID,
  name: "Failed in North Carolina",
  search: { state: "NC", deploymentStatus: "failed", layout: "table" },
  updatedAt: AT,
};
const link = {
  id: VIEW_LINK_ID,
  name: "Sites of Ruiz Plumbing",
  search: { businessId: BUSINESS_ID, sort: "city" },
  status: "open" as const,
  opens: 0,
  lastOpenedAt: null,
  expiresAt: "2026-12-20T09:30:00.000Z",
  createdAt: AT,
  madeBy: sampleUser.name,
};

/** Saved views, and the links by which lists are shared. */
export const viewOperations: readonly ApiOperation[] = [
  describe(views.listViews, "listViews", {
    summary: "List the saved views",
    description:
      "By name. A view is a name for the search parameters of a list: filters, order, layout and columns.",
    response: { views: [view] },
  }),
  describe(views.createView, "createView", {
    summary: "Save a view",
    description:
      "At most 100 (409 `TOO_MANY_VIEWS`). A name that another view has, in whatever case, is refused: 409 `VIEW_EXISTS`. `search` has the parameters of `GET /campaigns`, and `layout` and `columns`; any other is refused.",
    fails: [409],
    request: { name: view.name, search: view.search },
    response: view,
  }),
  describe(views.updateView, "updateView", {
    summary: "Rename a view or save another search in it",
    description:
      "What is absent stays as it is. The name of another view is refused: 409 `VIEW_EXISTS`.",
    fails: [409],
    request: { search: view.search },
    response: view,
  }),
  describe(views.deleteView, "deleteView", {
    summary: "Delete a view",
    description: "The sites stay as they are.",
    response: { success: true },
  }),
  describe(links.listViewLinks, "listViewLinks", {
    summary: "List the links to shared lists",
    description:
      "Those that work first, then the newest. Links that are over stay for 30 days. `opens` counts openings of the page, also by programs that look at links.",
    response: { links: [link] },
  }),
  describe(links.createViewLink, "createViewLink", {
    summary: "Share a list by a link",
    description:
      "Anyone who has the link reads what `search` finds at that moment, also sites that are made later: address, company, city, state, ZIP code, street address, phone, and whether the site is live, as a page and as CSV, without a session. It works for `days`, 30 unless given and 365 at most, or until it is deleted. `search` holds filters and order as a view does; a saved view that is changed later changes no link. `path` is of this server and holds the token, which is returned this once. At most 100 links work at a time (409 `TOO_MANY_LINKS`).",
    fails: [409],
    request: { name: link.name, search: link.search, days: 30 },
    response: { ...link, path: "/shared/6Xq0rUe4mVf2o1YdJt9cWb7sKzN5hLgA3pRiTuEwQxM" },
  }),
  describe(links.revokeViewLink, "revokeViewLink", {
    summary: "Stop a link to a shared list",
    description: "It works no longer, at once. Stopping it again changes nothing.",
    response: { success: true },
  }),
];
