import type { SiteDraft, siteDraft } from "@mainstreet/contract/quality";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { Site, VerificationTag } from "@mainstreet/generator/site";
import { stateCode, stateName } from "@mainstreet/contract/us-states";
import type { z } from "zod";

type Position = { latitude: number | null; longitude: number | null };

/** A site as its form stands: what the server judges, and what only the page shows. */
export type Draft = Omit<z.output<typeof siteDraft>, "campaignId"> & {
  /** Of a campaign being edited; absent on a new site. */
  campaignId?: string;
  hostedOn: Site["hostedOn"];
  position: Position;
  companyPosition: Position;
  verification: VerificationTag[];
};

const NOWHERE: Position = { latitude: null, longitude: null };

type NewSite = {
  serviceName: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  deploymentType: Site["hostedOn"];
  design: Draft["design"];
};

export function draftOfNewSite(typed: NewSite, siteKey: string): Draft {
  const { serviceName: service, city, state, zip, phone, deploymentType, design } = typed;
  return {
    ...EMPTY,
    siteKey,
    service,
    city,
    state,
    zip,
    phone,
    design,
    hostedOn: deploymentType,
  };
}

const EMPTY = {
  email: "",
  metaTitle: "",
  metaDescription: "",
  companyName: "",
  companyStreet: "",
  companyCity: "",
  companyState: "",
  companyZip: "",
  cta: "",
  openingHours: "",
  reviewProfileUrl: "",
  indexAnyway: false,
  position: NOWHERE,
  companyPosition: NOWHERE,
  verification: [],
} satisfies Partial<Draft>;

type TypedPosition = { latitude: string; longitude: string };
type Saved = {
  id: string;
  siteKey: string;
  deploymentType: Site["hostedOn"];
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

/** Where the page says it is until it is published; no such host can exist (RFC 2606). */
const PREVIEW_URL = "https://preview.invalid/";

type Known = { facts: LocalFacts | null; attempt: number; likeness: number | null };

/** The generator's input for a draft: what the server makes of the same fields once they are saved. */
export function siteOfDraft(draft: Draft, { facts, attempt, likeness }: Known): Site {
  const code = stateCode(draft.state) ?? draft.state;
  return {
    siteKey: draft.siteKey,
    attempt,
    siteUrl: PREVIEW_URL,
    formerUrl: "",
    hostedOn: draft.hostedOn,
    service: draft.service,
    city: draft.city,
    state: { code, name: stateName(code) ?? code },
    zip: draft.zip,
    phone: draft.phone,
    email: draft.email,
    metaTitle: draft.metaTitle,
    metaDescription: draft.metaDescription,
    ...draft.position,
    company: companyOf(draft),
    cta: draft.cta,
    openingHours: draft.openingHours,
    reviewProfileUrl: draft.reviewProfileUrl,
    verification: draft.verification,
    facts,
    design: draft.design,
    likeness,
    indexAnyway: draft.indexAnyway,
    lastModified: "",
  };
}

function companyOf(draft: Draft): Site["company"] {
  return {
    name: draft.companyName,
    address: {
      street: draft.companyStreet,
      city: draft.companyCity,
      state: draft.companyState,
      zip: draft.companyZip,
    },
    ...draft.companyPosition,
  };
}

/** The part that the server judges. */
export function judgedPart(draft: Draft): SiteDraft {
  const {
    hostedOn: _host,
    position: _at,
    companyPosition: _where,
    verification: _tags,
    ...judged
  } = draft;
  return judged;
}

/** Names a service and a place, so that there is something to judge. */
export function isNamed({ service, city, state }: Draft): boolean {
  return service.trim() !== "" && city.trim() !== "" && stateCode(state) !== undefined;
}

const SAMPLE = { service: "Plumbing", city: "Winston-Salem", state: "NC", phone: "(336) 555-0142" };

/** What is typed, and a sample for what a page cannot be without; the phone only while nothing at all is typed. */
export function withSample(draft: Draft): { draft: Draft; isSample: boolean } {
  const isPlaced = draft.city.trim() !== "" && stateCode(draft.state) !== undefined;
  const hasService = draft.service.trim() !== "";
  if (isPlaced && hasService) return { draft, isSample: false };
  const { service, city, state, phone } = SAMPLE;
  const isUntouched = !hasService && draft.city.trim() === "" && draft.phone.trim() === "";
  return {
    isSample: true,
    draft: {
      ...draft,
      ...(!hasService && { service }),
      ...(!isPlaced && { city, state, zip: "" }),
      ...(isUntouched && { phone }),
    },
  };
}
