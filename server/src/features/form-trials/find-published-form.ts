import { LEAD_FORM_PATH } from "@mainstreet/contract/lead-form";
import { and, desc, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { FormRow } from "../leads/receive-lead.ts";
import { siteVersions } from "../site-history/tables.ts";
import { readVersionFiles } from "../site-history/version-files.ts";
import type { PublishedForm } from "./read-form.ts";

/** `pages`: the addresses of all pages that were published with the form. */
export type LiveForm = PublishedForm & { pages: string[] };

const INDEX = "index.html";

/** The form in the newest version of a site; undefined when that version has none. */
export async function findPublishedForm(
  { db, config }: Pick<Deps, "db" | "config">,
  { userId, campaignId, token }: FormRow,
): Promise<LiveForm | undefined> {
  const version = await asTenant(db, userId, async (tx) => {
    const [newest] = await tx
      .select()
      .from(siteVersions)
      .where(and(eq(siteVersions.userId, userId), eq(siteVersions.campaignId, campaignId)))
      .orderBy(desc(siteVersions.number))
      .limit(1);
    return newest;
  });
  const hidden = version?.values.formVersion;
  if (!version || !hidden) return undefined;
  const action = `${config.leads.url ?? ""}/${LEAD_FORM_PATH}/${token}`;
  const files = (await readVersionFiles(db, userId, version.manifest)) ?? [];
  const paths = files
    .filter(({ path, content }) => path.endsWith(INDEX) && content.includes(`action="${action}"`))
    .map(({ path }) => path.slice(0, -INDEX.length));
  return {
    action,
    hidden,
    pages: (paths.length > 0 ? paths : [""]).map((path) => version.address + path),
  };
}
