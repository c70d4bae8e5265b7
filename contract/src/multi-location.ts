import { z } from "zod";
import { businessId } from "./business-id.ts";
import { design, NO_DESIGN, siteKey } from "./campaigns.ts";
import { shapeOf } from "./content-names.ts";
import { deploymentChoice } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, MAX_LENGTH, TIMEOUT_MS } from "./limits.ts";
import { relatedServices } from "./related-services.ts";
import { requiredText } from "./text-field.ts";
import { texts } from "./texts.ts";
import { stateCode } from "./us-states.ts";

/** The most locations of one site in addition to its main one, so that a page has at most 100 links (GS-29). */
export const MAX_LOCATIONS = 80;

const { missingService, missingMain, missingLocations, lineFormat, tooMany } = texts.multiLocation;

/** The refusal texts of a location: city missing, state missing, or no location at all. */
type MissingTexts = { city: string; state: string; both: string };

const location = (missing: MissingTexts) =>
  z.object(
    {
      city: requiredText("City", MAX_LENGTH.city, missing.city),
      state: requiredText("State", MAX_LENGTH.state, missing.state)
        .refine(
          (value) => value === "" || stateCode(value) !== undefined,
          texts.campaigns.invalidState,
        )
        .transform((value) => stateCode(value) ?? value),
    },
    missing.both,
  );

const { cityRequired, stateRequired } = texts.campaigns;

/** Locations of a site in addition to its main one, each named by city and state. */
export const additionalLocations = z
  .array(location({ city: cityRequired, state: stateRequired, both: lineFormat }), missingLocations)
  .min(1, missingLocations)
  .max(MAX_LOCATIONS, tooMany(MAX_LOCATIONS));

/** The main service and the main location have their own texts for a refusal. */
const { mainService: _, ...others } = shapeOf("multi", "", "created");

/** The multi-location payload of spec §3; the server counts its cost itself. */
export const createMultiLocationInput = deploymentChoice.extend({
  mainService: requiredText("Main service", MAX_LENGTH.serviceName, missingService),
  mainLocation: location({ city: missingMain, state: missingMain, both: missingMain }),
  additionalLocations,
  relatedServices: relatedServices.default([]),
  ...others,
  siteKey: siteKey.optional(),
  design: design.default(NO_DESIGN),
  businessId: businessId.optional(),
  userId: z.string().max(100).optional(),
});
export type CreateMultiLocationInput = z.output<typeof createMultiLocationInput>;

/**
 * `complete` once every page is live; `error` when the deployment has failed, or when no account is chosen for it. Both can
 * be fixed for free on the campaign's page.
 */
const overallStatus = z.enum(["pending", "processing", "complete", "error"]);

const progress = z.object({
  overallStatus,
  /** Why it failed, or what it waits for. */
  message: z.string(),
  /** Its page in the dashboard. */
  campaignId: z.string(),
  deploymentUrl: z.string().nullable(),
});
export type MultiLocationProgress = z.infer<typeof progress>;

/** `progressId` is the id of a creation run of one site (decision 172): `GET /creation-runs/{id}` accepts it too. */
export const createMultiLocation = endpoint("POST", "/multi-location/create", {
  body: createMultiLocationInput,
  response: z.object({ success: z.literal(true), progressId: z.string() }),
  timeoutMs: TIMEOUT_MS.multiLocation,
  bodyLimit: BODY_BYTES.idList,
  status: 201,
  spends: true,
});

export const multiLocationProgress = endpoint("GET", "/multi-location/progress/:progressId", {
  params: z.object({ progressId: z.uuid(texts.multiLocation.progressFailed) }),
  response: progress,
  timeoutMs: TIMEOUT_MS.multiLocation,
});
