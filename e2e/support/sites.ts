import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./person.ts";
import type { Person } from "./person.ts";

export type CreatedSite = {
  id: string;
  deploymentStatus: string;
  deploymentUrl: string | null;
};

/** The values of a site; the default is a plumber in Winston-Salem. */
export type SiteWish = Partial<
  Record<"serviceName" | "city" | "state" | "zip" | "phone" | "businessId", string>
>;

const PLUMBER = { serviceName: "Plumbing", city: "Winston-Salem", state: "NC" };

/** Creates a site without the form, for AWS S3 but without keys: it stays 'Not deployed yet'. */
export async function makeSite(person: Person, wish: SiteWish = {}): Promise<CreatedSite> {
  const nowhere = { deploymentType: "aws" };
  return (await ask(person, "POST /campaigns", { ...PLUMBER, ...wish, ...nowhere })) as CreatedSite;
}

/** Creates a site without the form and waits until it is live in the sandbox's Netlify account. */
export async function publishSite(person: Person, wish: SiteWish = {}): Promise<CreatedSite> {
  const site = await tryToPublish(person, wish);
  if (site.deploymentStatus !== "deployed") throw new Error(`${site.id} could not be deployed.`);
  return site;
}

/** Creates a site without the form and waits until its deployment has ended, with success or without. */
export async function tryToPublish(person: Person, wish: SiteWish): Promise<CreatedSite> {
  const account = { deploymentType: "netlify", netlifyTokenId: "default" };
  const { id } = (await ask(person, "POST /campaigns", {
    ...PLUMBER,
    ...wish,
    ...account,
  })) as CreatedSite;
  for (;;) {
    const site = (await ask(person, `GET /campaigns/${id}`)) as CreatedSite;
    if (["deployed", "failed"].includes(site.deploymentStatus)) return site;
    await pause(50);
  }
}

/** Creates a multi-location site without the form: a plumber in Winston-Salem and Kernersville, published nowhere. Returns its id. */
export async function makeMultiLocationSite(person: Person): Promise<string> {
  const { progressId } = (await ask(person, "POST /multi-location/create", {
    mainService: "Plumbing",
    mainLocation: { city: "Winston-Salem", state: "NC" },
    additionalLocations: [{ city: "Kernersville", state: "NC" }],
    deploymentType: "aws",
  })) as { progressId: string };
  const progress = `GET /multi-location/progress/${progressId}`;
  return ((await ask(person, progress)) as { campaignId: string }).campaignId;
}

/** A live site in Winston-Salem and two in Idaho that were never deployed. */
export async function threePlumbers(person: Person): Promise<CreatedSite> {
  const live = await publishSite(person, { zip: "27101", phone: "3365550142" });
  await makeSite(person, { city: "Boise", state: "ID", phone: "12085550142" });
  await makeSite(person, { city: "Nampa", state: "ID" });
  return live;
}
