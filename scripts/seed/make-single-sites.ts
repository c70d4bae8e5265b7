import { createMultiLocation, multiLocationProgress } from "../../contract/src/multi-location.ts";
import { call, eventually } from "./call.ts";
import { cities, phoneOf } from "./cities.ts";
import { createSeedSite, publishSeedSites } from "./create-site.ts";
import type { Agency } from "./open-agency.ts";

const TRADES = ["Landscaping", "Garage Door Repair", "Tree Service", "Window Cleaning", "Handyman"];
const MAIN_SERVICES = ["Plumbing", "HVAC", "Roofing", "Electrical", "House Cleaning"];

/** Single sites in every kind of place, and multi-location sites. */
export async function makeSingleSites(agency: Agency): Promise<void> {
  const netlifyTokenId = "default";
  const single = cities(22, 150).map((place, index) => ({
    ...place,
    serviceName: TRADES[index % TRADES.length] ?? "Handyman",
    phone: phoneOf(index),
    netlifyTokenId,
  }));
  await publishSeedSites(agency, single);
  // Sites that search engines are asked not to list: with a place that the data do not have, or without a phone.
  await publishSeedSites(agency, [
    {
      serviceName: "Plumbing",
      city: "Nowhere Known",
      state: "KS",
      phone: phoneOf(1),
      netlifyTokenId,
    },
    {
      serviceName: "Roofing",
      city: "Old Mill Landing",
      state: "NC",
      phone: phoneOf(2),
      netlifyTokenId,
    },
    { serviceName: "Dog grooming", city: "Boise", state: "ID", netlifyTokenId },
    { serviceName: "Pest Control", city: "Mesa", state: "AZ", netlifyTokenId },
  ]);
  for (const [index, mainService] of MAIN_SERVICES.entries())
    await publishMultiLocation(agency, mainService, index);
}

/** Makes sites for AWS before the agency has an account there, so that they wait for one. */
export async function makeSitesWithoutAccount(agency: Agency): Promise<void> {
  for (const place of cities(10, 180))
    await createSeedSite(agency, { ...place, serviceName: "Chimney Sweep", deploymentType: "aws" });
}

async function publishMultiLocation(
  agency: Agency,
  mainService: string,
  index: number,
): Promise<void> {
  const [mainLocation = { city: "Durham", state: "NC" }, ...additionalLocations] = cities(
    4 + index,
    200 + 10 * index,
  );
  const { progressId } = await call(agency, createMultiLocation, {
    body: {
      mainService,
      mainLocation,
      additionalLocations,
      relatedServices: [{ name: "Drain cleaning", description: "" }],
      phoneNumber: phoneOf(index),
      netlifyTokenId: agency.netlifyTokens[0]?.id ?? "default",
    },
  });
  await eventually("a multi-location site", async () => {
    const progress = await call(agency, multiLocationProgress, { params: { progressId } });
    return progress.overallStatus === "complete" ? progress : undefined;
  });
}
