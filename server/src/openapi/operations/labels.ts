import * as labels from "@mainstreet/contract/labels";
import * as views from "@mainstreet/contract/saved-views";
import * as links from "@mainstreet/contract/view-links";
import { describe, type ApiOperation } from "../describe.ts";
import {
  AT,
  BUSINESS_ID,
  CAMPAIGN_ID,
  LABEL_ID,
  sampleUser,
  VIEW_ID,
  VIEW_LINK_ID,
} from "../samples.ts";

const label = { id: LABEL_ID, name: "Client A", colour: "blue" as const };
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
const NAMES =
  "Names are compared without regard to case; a name that there is not yet becomes a label.";

export const labelOperations: readonly ApiOperation[] = [
  describe(labels.listLabels, "listLabels", {
    summary: "List the labels",
    description: "By name, with the number of sites that have each.",
    response: { labels: [{ ...label, sites: 80 }] },
  }),
  describe(labels.createLabel, "createLabel", {
    summary: "Make a label",
    description:
      "At most 200 (409 `TOO_MANY_LABELS`). Without a colour it takes the next one. A name that another label has, in whatever case, is refused: 409 `LABEL_EXISTS`.",
    fails: [409],
    request: { name: "Client A" },
    response: label,
  }),
  describe(labels.updateLabel, "updateLabel", {
    summary: "Rename a label or change its colour",
    description:
      "Every site that has it shows the new name. The name of another label is refused: 409 `LABEL_EXISTS`.",
    fails: [409],
    request: { name: "Client A", colour: "blue" },
    response: label,
  }),
  describe(labels.deleteLabel, "deleteLabel", {
    summary: "Delete a label",
    description: "It goes from every site that has it. The sites stay as they are.",
    response: { success: true },
  }),
  describe(labels.getLabels, "getLabels", {
    summary: "Read the labels of a site",
    description: "By name.",
    response: { labels: [label] },
  }),
  describe(labels.setLabels, "setLabels", {
    summary: "Set the labels of a site",
    description: `Replaces all labels of the site, at most 20 (409 \`TOO_MANY_LABELS\`). ${NAMES}`,
    fails: [409],
    request: { labels: ["Client A"] },
    response: { labels: [label] },
  }),
  describe(labels.assignLabels, "assignLabels", {
    summary: "Add labels to many sites, or take them away",
    description: `The sites are \`ids\`, or all that \`filter\` finds, at most 10,000; filters are those of \`GET /campaigns\`. With \`count\` it is refused (409, \`SELECTION_CHANGED\`) when the filter finds another number of sites by now, and with \`digest\` of \`GET /campaigns/selection\` when it finds others. All sites change or none. ${NAMES}`,
    fails: [409],
    request: { ids: [CAMPAIGN_ID], add: ["Client A"], remove: [] },
    response: { sites: 1, changed: 1 },
  }),
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
