import { updateCampaignInput } from "@mainstreet/contract/campaigns";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { parseServices } from "@mainstreet/contract/location-lines";
import { z } from "zod";

/** The detail form as typed: everything is text, coordinates too. */
export type CampaignValues = {
  main: Record<
    | "service"
    | "city"
    | "state"
    | "zip"
    | "phone"
    | "email"
    | "metatitle"
    | "metadescription"
    | "searchConsoleScript"
    | "latitude"
    | "longitude",
    string
  >;
  company: {
    name: string;
    address: Record<"street" | "city" | "state" | "zip" | "latitude" | "longitude", string>;
  };
  content: { cta: string };
  openingHours: string;
  reviewProfileUrl: string;
  /** Of a multi-location site, one a line as its form has them (decision D23). */
  relatedServices: string;
  design: Record<"theme" | "palette", string>;
};

export function valuesOf(campaign: CampaignDetail): CampaignValues {
  const { main, company, content, openingHours, reviewProfileUrl, design } = campaign;
  const { address } = company;
  return {
    main: { ...main, latitude: shown(main.latitude), longitude: shown(main.longitude) },
    company: {
      name: company.name,
      address: {
        ...address,
        latitude: shown(address.latitude),
        longitude: shown(address.longitude),
      },
    },
    content: { cta: content.cta },
    openingHours,
    reviewProfileUrl,
    relatedServices: campaign.relatedServices.map(lineOf).join("\n"),
    design,
  };
}

const lineOf = ({ name, description }: CampaignDetail["relatedServices"][number]) =>
  description === "" ? name : `${name}: ${description}`;

/** True when both say the same. */
export function isSame(one: CampaignValues, other: CampaignValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Turns typed values into the body of a save: only what differs from `before`, so that what another tab or the server
 * changed meanwhile stays as it is. Refuses with the contract's texts, at the form's own paths.
 */
export function changesSince(before: CampaignValues) {
  return z.preprocess(
    (after: CampaignValues) => ({
      main: withNumbers(changed(before.main, after.main)),
      company: {
        ...changed({ name: before.company.name }, { name: after.company.name }),
        address: withNumbers(changed(before.company.address, after.company.address)),
      },
      content: changed(before.content, after.content),
      design: changed(before.design, after.design),
      ...changed(textsOf(before), textsOf(after)),
      ...(before.relatedServices !== after.relatedServices && {
        relatedServices: parseServices(after.relatedServices),
      }),
    }),
    updateCampaignInput,
  );
}

const textsOf = ({ openingHours, reviewProfileUrl }: CampaignValues) => ({
  openingHours,
  reviewProfileUrl,
});

type Texts = Readonly<Record<string, string>>;

function changed(before: Texts, after: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(after).filter(([name, text]) => before[name] !== text));
}

/** Outside of every coordinate's range: what cannot be read as a number gets the range's text. */
const UNREADABLE = 999;

const COORDINATES = new Set(["latitude", "longitude"]);

function withNumbers(fields: Texts): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      COORDINATES.has(name) ? coordinate(text) : text,
    ]),
  );
}

function coordinate(text: string): number | null {
  if (text.trim() === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : UNREADABLE;
}

function shown(value: number | null): string {
  return value === null ? "" : String(value);
}
