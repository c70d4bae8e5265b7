import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { addDomainsIn } from "../domains/add-domains.ts";
import { refusalText } from "../domains/check-rows.ts";
import type { InTrash } from "../removal/remove-for-good.ts";

type Note = { id: string; text: string };

/**
 * The own domain that was released is added again, where nobody else has it by now; the note says where that is so. Its proof is kept for
 * as long as the trash keeps the site, so that it is live again once DNS leads to it.
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
