import type { Row } from "./rows.ts";

const params = { id: "$business" };
const settings = {
  quietFrom: "22:00",
  quietTo: "07:00",
  timeZone: "America/New_York",
  escalateAfter: 15,
  retentionMonths: 18,
};

/** The rows of the matrix for leads and their delivery. */
export const LEAD_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  "GET /api/leads": [
    {},
    {
      query: { campaignId: "$campaign", businessId: "$business", labelId: "$label" },
      refused: { campaign: 200, business: 200, label: 200 },
    },
  ],
  "GET /api/leads/export": [
    {},
    {
      query: { campaignId: "$campaign", businessId: "$business", labelId: "$label" },
      refused: { campaign: 200, business: 200, label: 200 },
    },
  ],
  "GET /api/lead-counts": [
    {},
    {
      query: { campaignId: "$campaign", businessId: "$business" },
      refused: { campaign: 200, business: 200 },
    },
  ],
  "GET /api/broken-forms": [{}, { query: { campaignId: "$campaign" }, refused: { campaign: 200 } }],
  "GET /api/leads/:id": { params: { id: "$lead" } },
  "PUT /api/leads/:id": { params: { id: "$lead" }, body: { state: "answered" } },
  "DELETE /api/leads/:id": { params: { id: "$lead" }, consumes: "lead" },
  "POST /api/leads/export-person": { body: { email: "nobody@example.test" } },
  "POST /api/leads/erase-person": { body: { email: "nobody@example.test" } },
  "GET /api/businesses/:id/lead-settings": { params },
  "PUT /api/businesses/:id/lead-settings": { params, body: settings },
  "POST /api/businesses/:id/lead-recipients": {
    params,
    body: { channel: "sms", address: "336-555-0142" },
    // The same address is refused the second time.
    consumes: "leadRecipient",
  },
  "DELETE /api/businesses/:id/lead-recipients/:recipientId": {
    params: { id: "$business", recipientId: "$leadRecipient" },
    consumes: "leadRecipient",
  },
};
