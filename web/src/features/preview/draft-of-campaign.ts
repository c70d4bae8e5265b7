import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { VerificationTag } from "@mainstreet/generator/site";
import type { Draft, Position } from "./draft.ts";
import { NOWHERE } from "./draft.ts";

type TypedPosition = { latitude: string; longitude: string };
type Saved = {
  id: string;
  siteKey: string;
  deploymentType: DeploymentType;
  main: { city: string; state: string; searchConsoleScript: string };
  indexing: { override: boolean };
};
type Edited = {
  main: TypedPosition &
    Record<
      "service" | "city" | "state" | "zip" | "phone" | "email" | "metatitle" | "metadescription",
      string
    >;
  company: {
    name: string;
    address: TypedPosition & Record<"street" | "city" | "state" | "zip", string>;
  };
  content: { cta: string };
  openingHours: string;
  reviewProfileUrl: string;
  design: Draft["design"];
};

/** A campaign with the edits of its form, saved or not. */
export function draftOfCampaign(campaign: Saved, values: Edited): Draft {
  const { main, company, content, openingHours, reviewProfileUrl, design } = values;
  const { address } = company;
  // A site that goes to another city takes that city's position (`save-campaign.ts` on the server).
  const isMoved = main.city !== campaign.main.city || main.state !== campaign.main.state;
  return {
    campaignId: campaign.id,
    siteKey: campaign.siteKey,
    service: main.service,
    city: main.city,
    state: main.state,
    zip: main.zip,
    phone: main.phone,
    email: main.email,
    metaTitle: main.metatitle,
    metaDescription: main.metadescription,
    companyName: company.name,
    companyStreet: address.street,
    companyCity: address.city,
    companyState: address.state,
    companyZip: address.zip,
    cta: content.cta,
    openingHours,
    reviewProfileUrl,
    design,
    indexAnyway: campaign.indexing.override,
    hostedOn: campaign.deploymentType,
    position: isMoved ? NOWHERE : positionOf(main),
    companyPosition: positionOf(address),
    verification: verificationOf(campaign.main.searchConsoleScript),
  };
}

function positionOf({ latitude, longitude }: TypedPosition): Position {
  return { latitude: numberOf(latitude), longitude: numberOf(longitude) };
}

function numberOf(typed: string): number | null {
  const value = Number(typed);
  return typed.trim() === "" || !Number.isFinite(value) ? null : value;
}

/** Reads the server's own form of the tags; what is typed and not saved yet is not seen on the page anyway. */
function verificationOf(markup: string): VerificationTag[] {
  return markup.split("\n").flatMap((line): VerificationTag[] => {
    const [, provider, token] = /^<meta name="([^"]+)" content="([^"]+)">$/.exec(line) ?? [];
    if (provider !== undefined && token !== undefined) return [{ provider, token }];
    return line.startsWith("google") ? [{ provider: "google", file: line }] : [];
  });
}
