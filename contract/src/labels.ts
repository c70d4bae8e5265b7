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
/** Without a colour it takes the next one. */
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
/** It goes from every site that has it. */
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
/** Sets the labels of a site, by name. A name that there is not yet becomes a label: labels are made while typing. */
export const setLabels = endpoint("PUT", "/campaigns/:id/labels", {
  ...ofSite,
  body: z.object({ labels: names }),
});

/** Adds labels to many sites and takes others away, by name: the sites are ids, or all that a filter finds. */
export const assignLabels = endpoint("POST", "/labels/assign", {
  body: z.object({
    ids: z.array(z.uuid(texts.campaigns.invalidId)).optional(),
    /** As in `GET /campaigns`, each value a text. */
    filter: listFilters.omit({ sort: true, direction: true }).optional(),
    /** How many sites the filter found when it was chosen: another number is refused. */
    count: z.int().min(0).optional(),
    /** Of the sites that it found then, as `GET /campaigns/selection` gave it: others are refused. */
    digest: z.string(labelTexts.noSites).max(SELECTION_DIGEST, labelTexts.noSites).optional(),
    add: names.default([]),
    remove: names.default([]),
  }),
  response: z.object({
    /** Sites that were meant, and those whose labels are others now. */
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
