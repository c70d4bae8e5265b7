import * as facts from "@mainstreet/contract/place-facts";
import { checkPlaces } from "@mainstreet/contract/place-check";
import { outlinePlaces } from "@mainstreet/contract/place-outlines";
import { suggestPlaces } from "@mainstreet/contract/places";
import { checkQuality } from "@mainstreet/contract/page-quality";
import { describe, type ApiOperation } from "../describe.ts";

const localFacts = {
  city: "Winston-Salem",
  state: "NC",
  county: "Forsyth County",
  role: "seat" as const,
  timeZone: "America/New_York",
  latitude: 36.0999,
  longitude: -80.2442,
  zips: { listed: ["27101", "27103"], total: 12 },
  nearby: [{ name: "Kernersville", state: "NC", miles: 10, bearing: 78, compass: "E" as const }],
  nearestLarge: null,
  neighbouringCounties: ["Davidson County"],
  otherState: null,
  sunset: { june: "8:40 pm", december: "5:10 pm" },
  outline: null,
};
const budget = "Counts against a budget of pages computed per minute.";

export const placeOperations: readonly ApiOperation[] = [
  describe(suggestPlaces, "suggestPlaces", {
    summary: "Suggest places for what was typed",
    description: "The best matches, the most important first.",
    response: {
      places: [
        {
          city: "Winston-Salem",
          state: "NC",
          zip: "27101",
          county: "Forsyth County",
          latitude: 36.0999,
          longitude: -80.2442,
        },
      ],
    },
  }),
  describe(facts.placeFacts, "getPlaceFacts", {
    summary: "Read the facts of a place that its page will show",
    description: `Null for a place that is not known. ${budget}`,
    fails: [429],
    response: { facts: localFacts },
  }),
  describe(facts.factsOfPlaces, "listPlaceFacts", {
    summary: "Read the facts of many places",
    description: `In the order of the request, null for a place that is not known. ${budget}`,
    fails: [429],
    request: { places: [{ city: "Winston-Salem", state: "NC" }] },
    response: { facts: [localFacts] },
  }),
  describe(checkPlaces, "checkPlaces", {
    summary: "Check whether places are known",
    description: `For one that is not, the places it may mean, in the order of the request. ${budget}`,
    fails: [429],
    request: { places: [{ city: "Round Rok", state: "TX", zip: "" }] },
    response: {
      places: [
        {
          isKnown: false,
          problem: "unknown",
          suggestions: [{ city: "Round Rock", state: "TX" }],
        },
      ],
    },
  }),
  describe(outlinePlaces, "listPlaceOutlines", {
    summary: "Read the outlines of places' counties",
    description: "SVG path data, in the order of the request, null for a place that is not known.",
    request: { places: [{ city: "Winston-Salem", state: "NC", zip: "27101" }] },
    response: { outlines: [{ path: "M0 0h120v120H0z", x: 60, y: 60 }] },
  }),
  describe(checkQuality, "checkQuality", {
    summary: "Check a site before it is made",
    description: `Place facts, similarity to the account's other pages, and whether search engines may list it; how many of its words are on no other page of the firm, and what would help most. Changes nothing. ${budget}`,
    fails: [404, 429],
    request: { siteKey: "k3v9x2m7q4", service: "Plumber", city: "Winston-Salem", state: "NC" },
    response: {
      words: 612,
      facts: { printed: 9, missing: [] },
      attempt: 0,
      keptAttempts: {},
      nearest: null,
      indexable: true,
      problems: [],
      uniqueWords: { share: 0.12, localFacts: 34, evidence: 40, ownTexts: 0, total: 612 },
      advice: [
        {
          kind: "quote",
          text: "The words of a customer in Winston-Salem, with their permission, are proof that no other page has.",
        },
      ],
      outlook: "Search engines may list this page.",
      evidence: [],
      overrides: {},
    },
  }),
];
