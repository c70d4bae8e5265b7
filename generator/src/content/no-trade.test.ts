import { expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { noCompany, sampleSite } from "../test-support.ts";

const words = (count: number) => Array.from({ length: count }, () => "bathing").join(" ");
/** A firm whose record holds only this text about itself. */
const firm = (about: string): NonNullable<Site["business"]> => ({
  name: "Ruiz and Daughters",
  phone: "3365550142",
  email: "",
  serviceAreaOnly: true,
  street: "",
  city: "",
  state: "",
  zip: "",
  latitude: null,
  longitude: null,
  hours: null,
  holidays: [],
  licence: null,
  insurance: "",
  founded: null,
  owner: "",
  languages: [],
  paymentKinds: [],
  reviewProfiles: [],
  logo: null,
  about,
  services: [],
  leadForm: false,
  consentWording: 0,
  consentSeller: "",
  serviceArea: [],
});

const groomer = (about: string, changes: Partial<Site> = {}) =>
  generateSite(
    sampleSite({
      service: "Dog grooming",
      company: { ...noCompany, name: "Ruiz and Daughters" },
      business: firm(about),
      ...changes,
    }),
  );

test("a page of no trade is listed from 350 words of the firm's own on", () => {
  expect(groomer(words(20)).indexing).toEqual({
    indexable: false,
    reasons: [expect.stringMatching(/^We have no text about “Dog grooming”.* of the 350 /)],
  });
  expect(groomer(words(400)).indexing).toEqual({ indexable: true, reasons: [] });
});

test("a page of no trade is listed when its owner decides so, or when it was listed before", () => {
  expect(groomer("", { indexAnyway: true }).indexing.indexable).toBe(true);
  expect(groomer("", { wasIndexed: true }).indexing.indexable).toBe(true);
});

test("a trade that was chosen gives it that trade's words", () => {
  expect(groomer("", { trade: "plumbing" })).toMatchObject({
    trade: "plumbing",
    indexing: { indexable: true },
  });
  expect(generateSite(sampleSite({ service: "Plumbing", trade: "none" })).trade).toBe("");
});
