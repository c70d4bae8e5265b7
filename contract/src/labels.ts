import { z } from "zod";
import { idParam, success } from "./responses.ts";
import { listFilters } from "./campaign-lists.ts";
import { endpoint } from "./endpoint.ts";
import { siteLabel, LABEL_LIMIT, labelColour, labelName } from "./label.ts";
import { labelTexts } from "./label-texts.ts";
import { BODY_BYTES, SELECTION_DIGEST, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { texts } from "./texts.ts";

const countedLabel = siteLabel.extend({
  /** How many sites have it. */
  sites: z.number(),
});
export type CountedLabel = z.infer<typeof countedLabel>;

const labelParam = z.object({ id: z.uuid(labelTexts.invalidId) });
const names = z
  .array(labelName)
  .max(LABEL_LIMIT.ofSite, labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite));

export const listLabels = endpoint("GET", "/labels", {
  response: z.object({ labels: z.array(countedLabel) }),
});
/** Without a colour the label gets the next one. */
export const createLabel = endpoint("POST", "/labels", {
  body: z.object({ name: labelName, colour: labelColour.optional() }),
  response: siteLabel,
  status: 201,
});
export const updateLabel = endpoint("PUT", "/labels/:id", {
  params: labelParam,
  body: z.object({ name: labelName.optional(), colour: labelColour.optional() }),
  response: siteLabel,
});
/** The label is removed from every site that has it. */
export const deleteLabel = endpoint("DELETE", "/labels/:id", {
  params: labelParam,
  response: success,
});

const ofSite = {
  params: idParam(texts.campaigns.invalidId),
  response: z.object({ labels: z.array(siteLabel) }),
};
/** The labels of a site, by name. */
export const getLabels = endpoint("GET", "/campaigns/:id/labels", ofSite);
/** Sets the labels of a site, by name. A new name becomes a label, so that labels can be created while typing. */
export const setLabels = endpoint("PUT", "/campaigns/:id/labels", {
  ...ofSite,
  body: z.object({ labels: names }),
});

/** Adds labels to many sites and removes others, by name. The sites are named by ids, or all that a filter finds. */
export const assignLabels = endpoint("POST", "/labels/assign", {
  body: z.object({
    ids: z.array(z.uuid(texts.campaigns.invalidId)).optional(),
    /** As in `GET /campaigns`, each value a text. */
    filter: listFilters.omit({ sort: true, direction: true }).optional(),
    /** How many sites the filter found when it was chosen: if it finds another number now, the request is refused. */
    count: z.int().min(0).optional(),
    /**
     * The digest of the sites that the filter found then, from `GET /campaigns/selection`: if it finds others now, the
     * request is refused.
     */
    digest: z.string(labelTexts.noSites).max(SELECTION_DIGEST, labelTexts.noSites).optional(),
    add: names.default([]),
    remove: names.default([]),
  }),
  response: z.object({
    /** The number of selected sites, and of those whose labels have changed. */
    sites: z.number(),
    changed: z.number(),
  }),
  rows: {
    member: "ids",
    most: SELECTION_LIMIT,
    tooMany: labelTexts.tooManySites(SELECTION_LIMIT),
  },
  bodyLimit: BODY_BYTES.idList,
  timeoutMs: TIMEOUT_MS.campaigns,
});
