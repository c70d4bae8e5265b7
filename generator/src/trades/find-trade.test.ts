import { expect, test } from "vitest";
import { findTrade, TRADES } from "./find-trade.ts";

test("every alias means its trade, however it is typed", () => {
  for (const pack of TRADES)
    for (const alias of pack.names.aliases) {
      expect(findTrade(alias), alias).toBe(pack);
      expect(findTrade(` ${alias.toUpperCase()} `), alias).toBe(pack);
    }
});

test.each([
  ["Plumber", "plumbing"],
  ["Emergency plumbing services", "plumbing"],
  ["AC Repair", "hvac"],
  ["HVAC contractors", "hvac"],
  ["Residential electrician", "electrical"],
  ["Local roofing company", "roofing"],
  ["House Cleaning Service", "house-cleaning"],
  ["Pest Control Pros", "pest-control"],
  ["Dog grooming", "neutral"],
  ["Mobile notary", "neutral"],
  ["Plumbing supply store", "neutral"],
  ["service", "neutral"],
  ["", "neutral"],
])("%j is of the trade %s", (service, trade) => {
  expect(findTrade(service).slug).toBe(trade);
});
