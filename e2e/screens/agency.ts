import { addAwsKeys, addNetlifyToken, makeBucket } from "../support/accounts.ts";
import { control } from "../support/emulator.ts";
import { ask, newPerson } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { makeSite, publishSite, tryToPublish } from "../support/sites.ts";
import type { Site } from "../support/sites.ts";
import type { Product } from "../support/start-product.ts";

const CITIES = {
  Plumbing:
    "Winston-Salem NC, Greensboro NC, Durham NC, Asheville NC, Boise ID, Nampa ID, Portland OR, Eugene OR, Tucson AZ, Mesa AZ, Tampa FL, Orlando FL, Naples FL",
  Roofing: "Tulsa OK, Dallas TX, Plano TX, Austin TX, Denver CO, Boulder CO, Omaha NE",
  HVAC: "Chicago IL, Joliet IL, Detroit MI, Toledo OH, Akron OH, Buffalo NY",
  "House Cleaning": "Sacramento CA, Fresno CA, Oakland CA, Reno NV",
  "Pest Control": "Memphis TN, Mobile AL, Macon GA",
};

export type Agency = { person: Person; live: Site; idle: Site; failed: Site };

/** Someone with sites all over the country, one that was never deployed, one that failed, and accounts of both kinds. */
export async function foundAgency(product: Product): Promise<Agency> {
  const person = await newPerson(product.url);
  const published: Site[] = [];
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
  const failed = await failSite(person, product);
  await addNetlifyToken(person, "Agency account");
  await makeBucket(person, await addAwsKeys(person, "Agency keys"));
  return { person, live, idle, failed };
}

function wishFor(serviceName: string, place: string) {
  const [city, state] = [place.slice(0, -3), place.slice(-2)];
  return { serviceName, city, state, phone: "3365550142" };
}

/** A site that Netlify would not take. */
async function failSite(person: Person, { netlifyUrl }: Product): Promise<Site> {
  await control(netlifyUrl, "POST faults", { match: "* /api/v1/", status: 422, times: 1_000 });
  try {
    return await tryToPublish(person, { city: "Salem", state: "OR" });
  } finally {
    await control(netlifyUrl, "DELETE faults");
  }
}
