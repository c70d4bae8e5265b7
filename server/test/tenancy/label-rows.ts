import { createLabel } from "@mainstreet/contract/labels";
import { createView } from "@mainstreet/contract/saved-views";
import { createViewLink } from "@mainstreet/contract/view-links";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { viewLinks } from "../../src/features/view-links/tables.ts";
import type { Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import type { Visitor } from "../harness.ts";
import type { Row } from "./rows.ts";

type Owner = { visitor: Visitor; word: string };

/** The rows of the matrix for lists of campaigns, labels, saved views and their links. */
export const LABEL_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  "GET /api/campaigns": [
    {},
    { query: { updatedSince: "2020-01-01T00:00:00Z" } },
    {
      query: { labels: "$label", businessId: "$business" },
      refused: { label: 200, business: 200 },
    },
    { query: { service: "$service" } },
  ],
  "GET /api/campaigns/map": {},
  "GET /api/campaigns/selection/map": [{}, { query: { service: "$service" } }],
  "GET /api/campaigns/page": [{}, { query: { service: "$service" } }],
  "GET /api/campaigns/selection": [{}, { query: { service: "$service" } }],
  "GET /api/campaigns-by-service": { query: { service: "$service" } },
  "GET /api/labels": {},
  "POST /api/labels": { body: { name: "Summer" } },
  "PUT /api/labels/:id": { params: { id: "$label" }, body: { colour: "red" } },
  "DELETE /api/labels/:id": { params: { id: "$label" }, consumes: true },
  "GET /api/campaigns/:id/labels": { params: { id: "$campaign" } },
  "PUT /api/campaigns/:id/labels": { params: { id: "$campaign" }, body: { labels: ["Winter"] } },
  // A site that is not there is left out.
  "POST /api/labels/assign": {
    body: { ids: ["$campaign"], add: ["Winter"] },
    refused: { campaign: 200 },
  },
  "GET /api/views": {},
  "POST /api/views": { body: { name: "Failed", search: {} } },
  "PUT /api/views/:id": { params: { id: "$view" }, body: { search: { state: "NC" } } },
  "DELETE /api/views/:id": { params: { id: "$view" }, consumes: true },
  "GET /api/view-links": {},
  "POST /api/view-links": { body: { name: "Ours", search: { state: "NC" } } },
  "DELETE /api/view-links/:id": { params: { id: "$viewLink" }, consumes: true },
};

async function makeLabel({ visitor, word }: Owner): Promise<string> {
  const body = { name: `Label ${word} ${newId()}`.slice(0, 40) };
  const { response, failure } = await visitor.send(createLabel, { body });
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

async function makeView({ visitor, word }: Owner): Promise<string> {
  const body = { name: `View ${word} ${newId()}`.slice(0, 60), search: { q: word } };
  const { response, failure } = await visitor.send(createView, { body });
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

async function makeViewLink({ visitor, word }: Owner): Promise<string> {
  const body = { name: `Link ${word}`, search: { q: word } };
  const { response, failure } = await visitor.send(createViewLink, { body });
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

/** A link that is deleted: no route deletes its row. */
export async function makeErasedLink(db: Db, visitor: Visitor): Promise<string> {
  const id = await makeViewLink({ visitor, word: "wombat" });
  await db.delete(viewLinks).where(eq(viewLinks.id, id));
  return id;
}

export const LABEL_MAKERS = { label: makeLabel, view: makeView, viewLink: makeViewLink };
