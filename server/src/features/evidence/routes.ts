import * as api from "@mainstreet/contract/evidence";
import * as links from "@mainstreet/contract/evidence-links";
import { PICTURE_LIMIT } from "@mainstreet/contract/limits";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf, runOnce } from "../../platform/http/idempotency.ts";
import { publicRoute, route } from "../../platform/http/route.ts";
import { uploadRoute } from "../../platform/http/upload-route.ts";
import { uploadPicture } from "../pictures/upload-picture.ts";
import { importRows } from "./import-rows.ts";
import { createLink, listLinks, revokeLink } from "./links.ts";
import { listPieces } from "./list-pieces.ts";
import { publishPieces, withdrawPieces } from "./publish-pieces.ts";
import { addPiece, deletePiece, updatePiece } from "./save-piece.ts";
import { assertOpen, linkOf, presentOpened, receiveByLink } from "./use-link.ts";

/** Evidence of businesses and the links by which it is sent (decisions 232 and 233). */
export function registerEvidence(app: FastifyInstance, deps: Deps): void {
  registerPieces(app, deps);
  registerLinks(app, deps);
  registerPhonePage(app, deps);
}

function registerPieces(app: FastifyInstance, { db }: Deps): void {
  route(app, api.listEvidence, ({ userId, params, query }) =>
    asTenant(db, userId, (tx) =>
      listPieces(tx, { userId, businessId: params.id }, query?.updatedSince),
    ),
  );

  route(app, api.addEvidence, ({ userId, params, body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    const { response } = api.addEvidence.shapes;
    const id = { userId, businessId: params.id };
    return asTenant(db, userId, (tx) =>
      runOnce(tx, { userId, idempotency, response, work: () => addPiece(tx, id, body) }),
    );
  });

  route(app, api.updateEvidence, ({ userId, params: { id: businessId, evidenceId }, body }) =>
    asTenant(db, userId, (tx) => updatePiece(tx, { userId, businessId, evidenceId }, body)),
  );

  route(app, api.deleteEvidence, ({ userId, params: { id: businessId, evidenceId } }) =>
    asTenant(db, userId, (tx) => deletePiece(tx, { userId, businessId, evidenceId })),
  );

  route(app, api.publishEvidence, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => publishPieces(tx, { userId, businessId: params.id }, body.ids)),
  );

  route(app, api.withdrawEvidence, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => withdrawPieces(tx, { userId, businessId: params.id }, body.ids)),
  );

  route(app, api.importEvidence, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => importRows(tx, { userId, businessId: params.id }, body)),
  );
}

function registerLinks(app: FastifyInstance, { db }: Deps): void {
  route(app, links.listLinks, ({ userId, params }) =>
    asTenant(db, userId, (tx) => listLinks(tx, { userId, businessId: params.id })),
  );

  route(app, links.createLink, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => createLink(tx, { userId, businessId: params.id }, body)),
  );

  route(app, links.revokeLink, ({ userId, params: { id: businessId, linkId } }) =>
    asTenant(db, userId, (tx) => revokeLink(tx, { userId, businessId, linkId })),
  );
}

/** The endpoints for the page of a link, which sends the link's token instead of a session. */
function registerPhonePage(app: FastifyInstance, deps: Deps): void {
  publicRoute(app, links.openLink, async ({ request }) =>
    presentOpened(deps.db, await linkOf(deps, request)),
  );

  const refusals = { tooLarge: pictureTexts.tooManyBytes, tooMany: pictureTexts.tooManyWaiting };
  const upload = { path: links.LINK_PICTURES, limit: PICTURE_LIMIT.bytes, refusals };
  const senderOf = async (request: Parameters<typeof linkOf>[1]) => {
    const link = await linkOf(deps, request);
    assertOpen(link);
    const count = () => deps.limits.spend("picturesByLink", link.id);
    return { userId: link.userId, linkId: link.id, count };
  };
  uploadRoute(app, { ...upload, senderOf }, (received) => uploadPicture(deps, received));

  publicRoute(app, links.sendByLink, async ({ body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    const link = await linkOf(deps, request);
    return receiveByLink(deps.db, { link, sent: body, idempotency });
  });
}
