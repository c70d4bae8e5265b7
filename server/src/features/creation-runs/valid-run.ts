import {
  bulkSite,
  createRunInput,
  type CreateRunInput,
  sitesOf,
} from "@mainstreet/contract/creation-runs";
import { z } from "zod";
import { invalidFields } from "../../errors.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";

const uncheckedRun = createRunInput.extend({ sites: sitesOf(z.unknown()) });

/** How many wrong rows a refusal names. */
const MOST_WRONG = 200;

/**
 * The body of `POST /campaigns/bulk`, validated site by site in time slices, after `spend` has counted the sites. Throws 400 with every
 * wrong field of the first {@link MOST_WRONG} wrong rows.
 */
export async function validRun(
  body: unknown,
  spend: (sites: number) => Promise<void>,
): Promise<CreateRunInput> {
  const run = uncheckedRun.safeParse(body);
  if (!run.success) throw invalidFields(run.error.issues);
  await spend(run.data.sites.length);
  const sites: CreateRunInput["sites"] = [];
  let wrongRows = 0;
  const wrong = await mapInTimeSlices(run.data.sites, (given, index) => {
    const site = bulkSite.safeParse(given);
    if (site.success) sites.push(site.data);
    if (site.error) wrongRows += 1;
    const issues = wrongRows <= MOST_WRONG ? (site.error?.issues ?? []) : [];
    return issues.map(({ path, message }) => ({ path: ["sites", index, ...path], message }));
  });
  const issues = wrong.flat();
  if (issues.length > 0) throw invalidFields(issues);
  return { ...run.data, sites };
}
