import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { addDomainsIn } from "../domains/add-domains.ts";
import { refusalText } from "../domains/check-rows.ts";
import type { InTrash } from "../removal/remove-for-good.ts";

type Note = { id: string; text: string };

/**
 * Adds the released domain again, unless somebody else has it by now; the note states when that is so. The proof of the domain is stored as
 * long as the trash keeps the site, so that the domain is live again once DNS leads to it.
 */
export async function addDomainAgain(
  tx: Db,
  deps: Deps,
  { campaign, trashed: { domain } }: InTrash,
): Promise<Note[]> {
  if (domain === null || campaign.ownDomain) return [];
  const { host, withRedirect } = domain;
  const rows = [{ site: campaign.id, domain: host }];
  const [row] = await addDomainsIn(tx, deps, { userId: campaign.userId, rows, withRedirect });
  if (!row?.refusal) return [];
  return [{ id: campaign.id, text: texts.domainLost(host, refusalText(row)) }];
}
