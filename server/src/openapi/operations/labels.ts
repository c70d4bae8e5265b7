import * as labels from "@mainstreet/contract/labels";
import * as views from "@mainstreet/contract/saved-views";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, CAMPAIGN_ID, LABEL_ID, VIEW_ID } from "../samples.ts";

const label = { id: LABEL_ID, name: "Client A", colour: "blue" as const };
const view = {
  id: VIEW_ID,
  name: "Failed in North Carolina",
  search: { state: "NC", deploymentStatus: "failed", layout: "table" },
  updatedAt: AT,
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
      "At most 200. Without a colour it takes the next one. A name that another label has, in whatever case, is refused.",
    fails: [409],
    request: { name: "Client A" },
    response: label,
  }),
  describe(labels.updateLabel, "updateLabel", {
    summary: "Rename a label or change its colour",
    description: "Every site that has it shows the new name.",
    fails: [409],
    request: { name: "Client A", colour: "blue" },
    response: label,
  }),
  describe(labels.deleteLabel, "deleteLabel", {
    summary: "Delete a label",
    description: "It goes from every site that has it. The sites stay as they are.",
    response: { success: true },
  }),
  describe(labels.setLabels, "setLabels", {
    summary: "Set the labels of a site",
    description: `Replaces all labels of the site, at most 20. ${NAMES}`,
    fails: [409],
    request: { labels: ["Client A"] },
    response: { labels: [label] },
  }),
  describe(labels.assignLabels, "assignLabels", {
    summary: "Add labels to many sites, or take them away",
    description: `The sites are \`ids\`, or all that \`filter\` finds, at most 10,000; filters are those of \`GET /campaigns\`. With \`count\` it is refused (409, \`SELECTION_CHANGED\`) when the filter finds another number of sites by now. All sites change or none. ${NAMES}`,
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
    description: "At most 100. A name that another view has, in whatever case, is refused.",
    fails: [409],
    request: { name: view.name, search: view.search },
    response: view,
  }),
  describe(views.updateView, "updateView", {
    summary: "Rename a view or save another search in it",
    description: "What is absent stays as it is.",
    fails: [409],
    request: { search: view.search },
    response: view,
  }),
  describe(views.deleteView, "deleteView", {
    summary: "Delete a view",
    description: "The sites stay as they are.",
    response: { success: true },
  }),
];
