import { expect, test } from "vitest";
import { generateSite } from "../../generate-site.ts";
import { similarityOfAll } from "../../similarity/shingle-index.ts";
import { shinglesOf } from "../../similarity/shingles.ts";
import { cityNumber } from "../../test-support.ts";
import { findTrade } from "../find-trade.ts";
import { neutral } from "./pack.ts";

/** None has a pack of its own. */
const SERVICES = (
  "Dog grooming|Mobile notary|Septic pumping|Chimney sweep|Pool cleaning|Garage door service|Locksmith|Towing|Tree service|" +
  "Landscaping|Lawn care|Fencing|Concrete|Painting|Flooring|Carpet cleaning|Pressure washing|Junk removal|Moving|" +
  "Water damage restoration|Appliance repair|Handyman|Window cleaning|Siding|Drywall|Foundation repair|Solar installation|" +
  "Auto detailing|Mobile mechanic|Auto glass|Piano tuning|Wedding photography|Tax preparation|Tutoring|Personal training|" +
  "Catering|Bookkeeping|Massage therapy|Computer repair|Translation"
).split("|");

test("pages of services that share the neutral pack are strangers: similarity at most 0.15", () => {
  expect(SERVICES.filter((service) => findTrade(service) !== neutral)).toEqual([]);
  const pages = SERVICES.flatMap((service, start) =>
    Array.from({ length: 10 }, (_, index) => {
      const site = cityNumber(start * 10 + index, { service });
      return shinglesOf(site, generateSite(site).files[0]?.text ?? "");
    }),
  );
  expect(Math.max(...similarityOfAll(pages))).toBeLessThanOrEqual(0.15);
});
