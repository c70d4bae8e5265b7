import * as labels from "@mainstreet/contract/labels";
import { describe, type ApiOperation } from "../describe.ts";
import { CAMPAIGN_ID, LABEL_ID } from "../samples.ts";

const label = { id: LABEL_ID, name: "Client A", colour: "blue" as const };
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
];
