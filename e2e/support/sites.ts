import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./person.ts";
import type { Person } from "./person.ts";

export type Site = {
  id: string;
  deploymentStatus: string;
  deploymentUrl: string | null;
};

/** What a site is made of; what is not said is a plumber in Winston-Salem. */
export type SiteWish = Partial<Record<"serviceName" | "city" | "state" | "zip" | "phone", string>>;

const PLUMBER = { serviceName: "Plumbing", city: "Winston-Salem", state: "NC" };

/** Makes a site without the form, for AWS S3 but without keys: it stays 'Not deployed yet'. */
export async function makeSite(person: Person, wish: SiteWish = {}): Promise<Site> {
  const nowhere = { deploymentType: "aws" };
  return (await ask(person, "POST /campaigns", { ...PLUMBER, ...wish, ...nowhere })) as Site;
}

/** Makes a site without the form and waits until it is live in the sandbox's Netlify account. */
export async function publishSite(person: Person, wish: SiteWish = {}): Promise<Site> {
  const account = { deploymentType: "netlify", netlifyTokenId: "default" };
  const made = (await ask(person, "POST /campaigns", { ...PLUMBER, ...wish, ...account })) as Site;
  for (;;) {
    const site = (await ask(person, `GET /campaigns/${made.id}`)) as Site;
    if (site.deploymentStatus === "deployed") return site;
    if (site.deploymentStatus === "failed") throw new Error(`${made.id} could not be deployed.`);
    await pause(50);
  }
}
