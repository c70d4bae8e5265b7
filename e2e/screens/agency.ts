import { setTimeout as pause } from "node:timers/promises";
import { addAwsKeys, addNetlifyToken, makeBucket } from "../support/accounts.ts";
import { control } from "../support/emulator.ts";
import { ask, newPerson } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { makeSite, publishSite, tryToPublish } from "../support/sites.ts";
import type { CreatedSite } from "../support/sites.ts";
import type { Product } from "../support/start-product.ts";

const CITIES = {
  Plumbing:
    "Winston-Salem NC, Greensboro NC, Durham NC, Asheville NC, Boise ID, Nampa ID, Portland OR, Eugene OR, Tucson AZ, Mesa AZ, Tampa FL, Orlando FL, Naples FL",
  Roofing: "Tulsa OK, Dallas TX, Plano TX, Austin TX, Denver CO, Boulder CO, Omaha NE",
  HVAC: "Chicago IL, Joliet IL, Detroit MI, Toledo OH, Akron OH, Buffalo NY",
  "House Cleaning": "Sacramento CA, Fresno CA, Oakland CA, Reno NV",
  "Pest Control": "Memphis TN, Mobile AL, Macon GA",
};

/** `many` is the id of a multi-location site. */
export type SampleAgency = {
  person: Person;
  live: CreatedSite;
  idle: CreatedSite;
  failed: CreatedSite;
  many: string;
};

/** An account with sites all over the country, one that was never deployed, one that failed, and accounts at both hosts. */
export async function foundAgency(product: Product): Promise<SampleAgency> {
  const person = await newPerson(product.url);
  const published: CreatedSite[] = [];
  for (const [serviceName, cities] of Object.entries(CITIES)) {
    const wishes = cities.split(", ").map((place) => wishFor(serviceName, place));
    published.push(...(await Promise.all(wishes.map((wish) => publishSite(person, wish)))));
  }
  const [live = await publishSite(person)] = published;
  await ask(person, `PUT /campaigns/${live.id}`, {
    main: { email: "office@twincity.example" },
    company: { name: "Twin City Plumbers", address: { street: "1 Main Street" } },
  });
  const idle = await makeSite(person, { city: "Spokane", state: "WA" });
  await makeSite(person, { serviceName: "Locksmith", city: "Nowhereville", state: "NC" });
  const many = await publishMany(person);
  const failed = await failSite(person, product);
  await addNetlifyToken(person, "Agency account");
  await makeBucket(person, await addAwsKeys(person, "Agency keys"));
  return { person, live, idle, failed, many };
}

function wishFor(serviceName: string, place: string) {
  const [city, state] = [place.slice(0, -3), place.slice(-2)];
  return { serviceName, city, state, phone: "3365550142" };
}

/** A live site for several cities; returns its id. */
async function publishMany(person: Person): Promise<string> {
  const { progressId } = (await ask(person, "POST /multi-location/create", {
    mainService: "Water Heaters",
    mainLocation: { city: "Winston-Salem", state: "NC" },
    additionalLocations: ["Kernersville", "Greensboro", "High Point"].map((city) => ({
      city,
      state: "NC",
    })),
    relatedServices: [{ name: "Drain cleaning", description: "" }],
    phoneNumber: "3365550142",
    deploymentType: "netlify",
    netlifyTokenId: "default",
  })) as { progressId: string };
  for (;;) {
    const { campaignId, overallStatus } = (await ask(
      person,
      `GET /multi-location/progress/${progressId}`,
    )) as { campaignId: string; overallStatus: string };
    if (overallStatus === "complete") return campaignId;
    await pause(100);
  }
}

/** A site that Netlify refused. */
async function failSite(person: Person, { netlifyUrl }: Product): Promise<CreatedSite> {
  await control(netlifyUrl, "POST faults", { match: "* /api/v1/", status: 422, times: 1_000 });
  try {
    return await tryToPublish(person, { city: "Salem", state: "OR" });
  } finally {
    await control(netlifyUrl, "DELETE faults");
  }
}
