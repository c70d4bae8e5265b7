import { z } from "zod";
import { idParam, success } from "./responses.ts";
import { campaignDetail } from "./campaigns.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { additionalLocations } from "./multi-location.ts";
import { requiredText } from "./text-field.ts";
import { texts } from "./texts.ts";
import { stateCode } from "./us-states.ts";

// Later edits of a multi-location site (decision D4). Its services are part of `PUT /campaigns/{id}`, for free. The live
// site keeps its pages until the next deployment; until then `hasUnpublishedChanges` is true.

const params = idParam(texts.campaigns.invalidId);
const timeoutMs = TIMEOUT_MS.campaigns;

/**
 * Adds locations, at the end and in this order, for one credit each: 402 when there are fewer credits, and then none is
 * added. Places that exist already, in any spelling, are merged and cost nothing; 409 when all exist. A place without data
 * gets a page without local facts, which is not listed. Accepts an Idempotency-Key.
 */
export const addLocations = endpoint("POST", "/campaigns/:id/locations", {
  params,
  body: z.object({ locations: additionalLocations }),
  response: campaignDetail,
  timeoutMs,
  status: 201,
  spends: true,
});

/**
 * Removes a location, named as in `locations` of the campaign. Its credit is returned if it never had a page of a live site.
 * 404 when it does not exist; 409 for the last location, and for one that is being deployed at the moment.
 */
export const removeLocation = endpoint("DELETE", "/campaigns/:id/locations", {
  params,
  query: z.object({
    city: requiredText("City", MAX_LENGTH.city, texts.campaigns.cityRequired),
    state: requiredText("State", MAX_LENGTH.state, texts.campaigns.stateRequired).transform(
      (value) => stateCode(value) ?? value,
    ),
  }),
  response: success.extend({
    /** Credits returned: 1 or 0. */
    refunded: z.number(),
    message: z.string(),
  }),
  timeoutMs,
});
