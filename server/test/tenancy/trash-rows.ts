import { createCampaign } from "@mainstreet/contract/campaigns";
import { trashCampaigns } from "@mainstreet/contract/trash";
import { expect } from "vitest";
import { PLUMBING, type Visitor } from "../harness.ts";
import type { Row } from "./rows.ts";

const body = { campaignIds: ["$trashed"] };

/** The rows of the matrix for the trash. */
export const TRASH_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  "GET /api/trash": {},
  "GET /api/trash/:id": { params: { id: "$trashed" } },
  "POST /api/trash": { body: { campaignIds: ["$campaign"] }, consumes: true },
  "POST /api/trash/restore": { body: { ...body, credits: 1 }, consumes: "trashed" },
  "POST /api/trash/take-down": { body, consumes: "trashed" },
  // Ids that do not exist are left out.
  "POST /api/trash/delete": { body, refused: { trashed: 200 } },
};

/** A site in the trash that is still live at its host: no deployment or deletion of it is in flight. */
export async function makeTrashed({ visitor, word }: { visitor: Visitor; word: string }) {
  const choice = { serviceName: `Plumbing ${word}`, netlifyTokenId: "default" };
  const made = await visitor.send(createCampaign, { body: { ...PLUMBING, ...choice } });
  const campaignIds = [made.response.id];
  const { status } = await visitor.send(trashCampaigns, { body: { campaignIds, keepSite: true } });
  expect(status).toBe(200);
  return made.response.id;
}
