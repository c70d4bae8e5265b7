import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { SiteDraft, siteDraft } from "@mainstreet/contract/quality";
import type { VerificationTag } from "@mainstreet/generator/site";
import { stateCode } from "@mainstreet/contract/us-states";
import type { z } from "zod";

export type Position = { latitude: number | null; longitude: number | null };

/** A site as its form stands: what the server judges, and what only the page shows. */
export type Draft = Omit<z.output<typeof siteDraft>, "campaignId"> & {
  /** Of a campaign being edited; absent on a new site. */
  campaignId?: string;
  hostedOn: DeploymentType;
  position: Position;
  companyPosition: Position;
  verification: VerificationTag[];
};

export const NOWHERE: Position = { latitude: null, longitude: null };

type NewSite = {
  serviceName: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  deploymentType: DeploymentType;
  design: Draft["design"];
};

export function draftOfNewSite(typed: NewSite, siteKey: string): Draft {
  const { serviceName: service, city, state, zip, phone, deploymentType, design } = typed;
  return {
    ...EMPTY,
    siteKey,
    service,
    city,
    // The form keeps a state as it was typed; the site is made with its code.
    state: stateCode(state) ?? state,
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
