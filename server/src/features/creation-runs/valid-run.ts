import {
  bulkSite,
  createRunInput,
  type CreateRunInput,
  sitesOf,
} from "@mainstreet/contract/creation-runs";
import { z } from "zod";
import { invalidFields } from "../../errors.ts";
import { mapInTurns } from "../../platform/in-turns.ts";

const uncheckedRun = createRunInput.extend({ sites: sitesOf(z.unknown()) });

/** The body of `POST /campaigns/bulk`, validated site by site in turns. Throws 400 with every field that is wrong. */
export async function validRun(body: unknown): Promise<CreateRunInput> {
  const run = uncheckedRun.safeParse(body);
  if (!run.success) throw invalidFields(run.error.issues);
  const sites: CreateRunInput["sites"] = [];
  const wrong = await mapInTurns(run.data.sites, (given, index) => {
    const site = bulkSite.safeParse(given);
    if (site.success) sites.push(site.data);
    const issues = site.error?.issues ?? [];
    return issues.map(({ path, message }) => ({ path: ["sites", index, ...path], message }));
  });
  const issues = wrong.flat();
  if (issues.length > 0) throw invalidFields(issues);
  return { ...run.data, sites };
}
