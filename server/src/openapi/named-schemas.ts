import { failure, success } from "@mainstreet/contract/responses";
import { user } from "@mainstreet/contract/auth";
import { listedCampaign } from "@mainstreet/contract/campaign-lists";
import { campaignDetail, redeployResponse } from "@mainstreet/contract/campaigns";
import { changedSince } from "@mainstreet/contract/campaign-version";
import { siteLabel } from "@mainstreet/contract/label";
import { hold } from "@mainstreet/contract/account-holds";
import { pauseRun } from "@mainstreet/contract/creation-runs";
import { z } from "zod";

/** Schemas of the contract that the document names; the rest are written out where they are used. */
export const namedSchemas = z.registry<{ id: string }>();

/** Names a schema; a schema that has a name already keeps it. */
export function nameSchema(schema: z.ZodType, id: string): void {
  if (!namedSchemas.has(schema)) namedSchemas.add(schema, { id });
}

// Schemas that several operations share are named first, for what they are; the operations name the rest.
nameSchema(failure, "Failure");
nameSchema(success, "Success");
nameSchema(user, "User");
nameSchema(listedCampaign, "Campaign");
nameSchema(siteLabel, "Label");
nameSchema(campaignDetail, "CampaignDetail");
nameSchema(changedSince, "CampaignChanged");
nameSchema(redeployResponse, "Deployment");
nameSchema(hold, "Hold");
nameSchema(pauseRun.shapes.response, "CreationRun");
