import { createLabel } from "@mainstreet/contract/labels";
import { createView } from "@mainstreet/contract/saved-views";
import { expect } from "vitest";
import { newId } from "../../src/platform/db/ids.ts";
import type { Visitor } from "../harness.ts";
import type { Row } from "./rows.ts";

type Owner = { visitor: Visitor; word: string };

/** The rows of the matrix for lists of campaigns, labels and saved views. */
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
  "GET /api/campaigns/selection": [{}, { query: { service: "$service" } }],
  "GET /api/campaigns-by-service": { query: { service: "$service" } },
  "GET /api/labels": {},
  "POST /api/labels": { body: { name: "Summer" } },
  "PUT /api/labels/:id": { params: { id: "$label" }, body: { colour: "red" } },
  "DELETE /api/labels/:id": { params: { id: "$label" }, consumes: true },
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
};

async function makeLabel({ visitor, word }: Owner): Promise<string> {
  const body = { name: `Label ${word} ${newId()}`.slice(0, 40) };
  const { answer, failure } = await visitor.send(createLabel, { body });
  expect(answer.id, failure.message).toBeDefined();
  return answer.id;
}

async function makeView({ visitor, word }: Owner): Promise<string> {
  const body = { name: `View ${word} ${newId()}`.slice(0, 60), search: { q: word } };
  const { answer, failure } = await visitor.send(createView, { body });
  expect(answer.id, failure.message).toBeDefined();
  return answer.id;
}

export const LABEL_MAKERS = { label: makeLabel, view: makeView };
