import { Readable } from "node:stream";
import { countLeads as countEndpoint } from "@mainstreet/contract/lead-counts";
import * as settings from "@mainstreet/contract/lead-settings";
import * as api from "@mainstreet/contract/leads";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { streamRoute } from "../../platform/http/stream-route.ts";
import { changeState } from "./change-state.ts";
import { deleteLead, erasePerson } from "./erase-leads.ts";
import { leadLines, linesOfPerson } from "./leads-csv.ts";
import { countLeads, listLeads } from "./list-leads.ts";
import { openLead, readLead } from "./read-lead.ts";
import { addRecipient, readSettings, removeRecipient, saveSettings } from "./save-settings.ts";

/** The inbox of leads, and how those of a business are delivered (decision 332). Posts of forms arrive elsewhere. */
export function registerLeads(app: FastifyInstance, deps: Deps): void {
  registerSettings(app, deps);
  registerFiles(app, deps);
  const { db, sealer } = deps;

  route(app, api.listLeads, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listLeads(tx, sealer, { userId, ...query })),
  );

  route(app, countEndpoint, ({ userId, query }) =>
    asTenant(db, userId, (tx) => countLeads(tx, { userId, ...query })),
  );

  route(app, api.getLead, ({ userId, params }) =>
    asTenant(db, userId, (tx) => openLead(tx, sealer, { userId, leadId: params.id })),
  );

  route(app, api.updateLead, ({ userId, params, body }) =>
    asTenant(db, userId, async (tx) => {
      const id = { userId, leadId: params.id };
      await changeState(tx, { ...id, ...body });
      return readLead(tx, sealer, id);
    }),
  );

  route(app, api.deleteLead, ({ userId, params }) =>
    asTenant(db, userId, (tx) => deleteLead(tx, { userId, leadId: params.id })),
  );

  route(app, api.erasePerson, ({ userId, body }) =>
    asTenant(db, userId, (tx) => erasePerson(tx, sealer, { userId, ...body })),
  );
}

const csvFile = (name: string, lines: AsyncGenerator<string>) => ({
  name,
  type: "text/csv; charset=utf-8",
  content: Readable.from(lines),
});

function registerFiles(app: FastifyInstance, deps: Deps): void {
  const { stopping, limits } = deps;
  streamRoute(app, api.exportLeads, {
    stopping,
    handle: async ({ userId, query }) => {
      await limits.spend("leadExports", userId);
      return csvFile("mainstreet-leads.csv", leadLines(deps, { userId, ...query }));
    },
  });

  streamRoute(app, api.exportPerson, {
    stopping,
    handle: async ({ userId, body }) => {
      await limits.spend("leadExports", userId);
      return csvFile("mainstreet-person.csv", linesOfPerson(deps, { userId, ...body }));
    },
  });
}

function registerSettings(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, settings.readLeadSettings, ({ userId, params }) =>
    asTenant(db, userId, (tx) => readSettings(tx, deps, { userId, businessId: params.id })),
  );

  route(app, settings.saveLeadSettings, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) =>
      saveSettings(tx, deps, { userId, businessId: params.id, given: body }),
    ),
  );

  route(app, settings.addLeadRecipient, ({ userId, params, body }) =>
    addRecipient(deps, { userId, businessId: params.id, given: body }),
  );

  route(app, settings.removeLeadRecipient, ({ userId, params: { id: businessId, recipientId } }) =>
    asTenant(db, userId, (tx) => removeRecipient(tx, { userId, businessId, recipientId })),
  );
}
