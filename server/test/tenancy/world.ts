import { addSiteVersion } from "./add-site-version.ts";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createBusiness } from "@mainstreet/contract/businesses";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { addEvidence } from "@mainstreet/contract/evidence";
import { createLink } from "@mainstreet/contract/evidence-links";
import { createRun } from "@mainstreet/contract/creation-runs";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import * as cloudflare from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import * as netlify from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { createOrder, verifyPayment } from "@mainstreet/contract/payments";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { deployments } from "../../src/features/deployments/tables.ts";
import { domainProofs, domains } from "../../src/features/domains/tables.ts";
import { evidence, evidenceLinks } from "../../src/features/evidence/tables.ts";
import { asTenant, type Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import { paymentOrders } from "../../src/features/payments/tables.ts";
import { creationRuns } from "../../src/features/creation-runs/tables.ts";
import { pictures } from "../../src/features/pictures/tables.ts";
import { users } from "../../src/platform/db/users-table.ts";
import { campaignOfRun, PLUMBING, type Product, type Visitor } from "../harness.ts";
import { refund } from "../refund.ts";
import { control } from "../provider-controls.ts";
import { makePicture } from "./picture-file.ts";
import { insertPasskey, addSession, proveAll, sessionIds } from "./session-makers.ts";
import { addFormerSite, addHostMove, makeErasedMoves } from "./move-makers.ts";
import type { DELETED_AT } from "./deleted-at.ts";
import { type LeadKind, leadMakers, makeErasedLeads, makeLeads } from "./lead-makers.ts";
import { LABEL_MAKERS, makeErasedLink } from "./label-rows.ts";
import { makeTrashed } from "./trash-rows.ts";
import type { IdKind } from "./kinds.ts";
import * as operationRows from "./operation-makers.ts";

/** A user with one of everything. Their word is part of everything that is theirs, and of nothing else. */
export type Tenant = {
  word: string;
  visitor: Visitor;
  ids: Record<IdKind, string>;
  /** Their keys at AWS, which have no id of ours. */
  keys: { accessKey: string; secretKey: string };
  bucket: string;
};

type Maker = (
  world: Pick<Tenant, "word" | "visitor" | "keys"> & {
    ids?: Pick<Tenant["ids"], "business" | "campaign">;
  },
) => Promise<string>;

/** Makes one more of what can be deleted through the API, by kind. */
export function makersFor(
  db: Db,
): Record<
  | keyof typeof DELETED_AT
  | "evidence"
  | "evidenceLink"
  | LeadKind
  | "formerSite"
  | "trashed"
  | "hostMove"
  | keyof typeof LABEL_MAKERS
  | operationRows.OperationKind,
  Maker
> {
  return {
    async business({ visitor, word }) {
      const body = { name: `Business ${word}` };
      const { response, failure } = await visitor.send(createBusiness, { body });
      expect(response.id, failure.message).toBeDefined();
      return response.id;
    },
    evidence: ({ visitor, word, ids }) => makePiece(visitor, word, ids?.business ?? ""),
    ...leadMakers(db),
    evidenceLink: ({ visitor, word, ids }) => makeLink(visitor, word, ids?.business ?? ""),
    multiLocation: async ({ visitor, word }) =>
      campaignOfRun(visitor, await makeMultiRun(visitor, `Plumbing ${word}`)),
    async campaign({ visitor, word }) {
      const choice = { serviceName: `Plumbing ${word}`, netlifyTokenId: "default" };
      const body = { ...PLUMBING, ...choice };
      const { response, failure } = await visitor.send(createCampaign, { body });
      expect(response.id, failure.message).toBeDefined();
      return response.id;
    },
    ...LABEL_MAKERS,
    trashed: makeTrashed,
    formerSite: ({ visitor, word, ids }) =>
      addFormerSite(db, { userId: visitor.user.id, campaignId: ids?.campaign ?? "", word }),
    hostMove: ({ visitor, word }) => addHostMove(db, { userId: visitor.user.id, word }),
    ...operationRows.operationMakers(db),
    async netlifyToken({ visitor, word }) {
      const body = { name: `Agency ${word}`, token: `nfp_matrixToken0${word}` };
      const { response, failure } = await visitor.send(netlify.addNetlifyToken, { body });
      expect(response.id, failure.message).toBeDefined();
      return response.id;
    },
    async cloudflareToken({ visitor, word }) {
      const body = { name: `Cloudflare ${word}`, token: cloudflareTokenOf(word) };
      const { response, failure } = await visitor.send(cloudflare.addCloudflareToken, { body });
      expect(response.id, failure.message).toBeDefined();
      return response.id;
    },
    async awsCredentials({ visitor, word, keys }) {
      const body = { name: `Keys ${word}`, ...keys };
      const { response, failure } = await visitor.send(aws.addAwsCredentials, { body });
      expect(response.id, failure.message).toBeDefined();
      return response.id;
    },
    passkey: ({ visitor, word }) => insertPasskey(db, { userId: visitor.user.id, word }),
    async session({ visitor }) {
      const before = await sessionIds(visitor);
      await addSession(db, visitor);
      const after = await sessionIds(visitor);
      return after.find((id) => !before.includes(id)) ?? "";
    },
  };
}

/** A token of an account of its own; all of them have the same mask. */
export const cloudflareTokenOf = (word: string): string =>
  `cfut_${word.padEnd(12, "0")}${"0".repeat(30)}`;

/** The domain of a user's campaign. */
export const matrixDomain = (word: string): string => `matrix-${word}.com`;

/** Adds a domain in the database: the API cannot, since nothing is published here. */
async function addDomain(
  { db }: Product,
  { userId, campaignId, word }: { userId: string; campaignId: string; word: string },
): Promise<void> {
  const host = matrixDomain(word);
  const owned = { userId, campaignId, host, proofHost: host };
  await asTenant(db, userId, async (tx) => {
    await tx.insert(domains).values({ ...owned, id: newId(), state: "needs_dns" });
    await tx.insert(domainProofs).values({ userId, name: host, value: word });
  });
}

/** Signs a user up and gives them one of everything. */
export async function makeWorld(product: Product, word: string): Promise<Tenant> {
  const visitor = await product.signUp();
  const accessKey = `AKIA${word.toUpperCase().padEnd(16, "0")}`;
  const keys = { accessKey, secretKey: secretKeyFor(accessKey) };
  const some = { word, visitor, keys };
  const make = makersFor(product.db);
  const service = `Plumbing ${word}`;
  const [campaign, multiRun] = await Promise.all([
    make.campaign(some),
    makeMultiRun(visitor, service),
  ]);
  // A failed deployment for the history of the campaign, since nothing is deployed here.
  const userId = visitor.user.id;
  const failed = {
    userId,
    campaignId: campaign,
    attempt: 0,
    status: "failed",
    message: word,
  } as const;
  await asTenant(product.db, userId, (tx) =>
    tx.insert(deployments).values({ ...failed, id: newId() }),
  );
  await addSiteVersion(product, { userId, campaignId: campaign, word });
  const [netlifyToken, cloudflareToken, awsCredentials, session] = await Promise.all([
    make.netlifyToken(some),
    make.cloudflareToken(some),
    make.awsCredentials(some),
    make.session(some),
  ]);
  const bucket = `matrix-${word}`;
  const params = { id: awsCredentials };
  await visitor.send(aws.createBucket, { params, body: { bucketName: bucket } });
  const open = await makeOrder(visitor);
  const paid = await makeOrder(visitor);
  await control(product.cashfree, "pay", { order_id: paid.order_id, outcome: "SUCCESS" });
  await visitor.send(verifyPayment, { query: { orderId: paid.order_id } });
  await refund(product, paid.order_id);
  const business = await make.business(some);
  // So that no call of the matrix is refused because the identity was not proved recently.
  await proveAll(product.db, userId);
  const ids = {
    business,
    evidence: await make.evidence({ ...some, ids: { business, campaign } }),
    evidenceLink: await make.evidenceLink({ ...some, ids: { business, campaign } }),
    ...(await makeLeads(product.db, { ...some, ids: { business, campaign } })),
    campaign,
    hostMove: await make.hostMove(some),
    ...(await operationRows.makeOperations(product.db, some)),
    label: await make.label(some),
    view: await make.view(some),
    viewLink: await make.viewLink(some),
    trashed: await make.trashed(some),
    formerSite: await make.formerSite({ ...some, ids: { business, campaign } }),
    multiRun,
    multiLocation: await campaignOfRun(visitor, multiRun),
    netlifyToken,
    cloudflareToken,
    awsCredentials,
    session,
    passkey: await make.passkey(some),
    run: await makeRun(visitor, service, netlifyToken),
    order: open.order_id,
    paidOrder: paid.order_id,
    paymentSession: open.payment_session_id,
    user: visitor.user.id,
    service,
    picture: await makePicture(product, some),
  };
  // A site with a domain does not change its account, as other rows have this one do.
  await addDomain(product, { userId, campaignId: ids.multiLocation, word });
  return { ...some, bucket, ids };
}

async function makePiece(visitor: Visitor, word: string, id: string): Promise<string> {
  const content = { kind: "person" as const, name: word, role: "Owner", text: "", picture: null };
  const piece = { params: { id }, body: { content } };
  const { response, failure } = await visitor.send(addEvidence, piece);
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

async function makeLink(visitor: Visitor, word: string, id: string): Promise<string> {
  const link = { params: { id }, body: { label: `Phone ${word}` } };
  const { response, failure } = await visitor.send(createLink, link);
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

async function makeMultiRun(visitor: Visitor, mainService: string): Promise<string> {
  const others = ["Cary", "Durham"].map((city) => ({ city, state: "NC" }));
  const mainLocation = { city: "Winston-Salem", state: "NC" };
  const body = { mainService, netlifyTokenId: "default", mainLocation };
  const { response, failure } = await visitor.send(createMultiLocation, {
    body: { ...body, additionalLocations: others },
  });
  expect(response.progressId, failure.message).toBeDefined();
  return response.progressId;
}

async function makeOrder(visitor: Visitor) {
  const body = { credits: 25, amount: 999, phone: "9999999999" };
  const { response, failure } = await visitor.send(createOrder, { body });
  expect(response.order_id, failure.message).toBeDefined();
  return response;
}

async function makeRun(visitor: Visitor, serviceName: string, netlifyTokenId: string) {
  const sites = [{ ...PLUMBING, serviceName, netlifyTokenId }];
  const { response, failure } = await visitor.send(createRun, { body: { sites } });
  expect(response.runId, failure.message).toBeDefined();
  return response.runId;
}

/** One of each kind that no route deletes, deleted in the database itself. `paidOrder`: any order that is gone. */
export async function makeErased(product: Product, { visitor, ids }: Tenant) {
  const { db } = product;
  const [run, user] = [newId(), newId()];
  const owned = { userId: visitor.user.id, deploymentType: "netlify", account: "default" } as const;
  await db
    .insert(creationRuns)
    .values({ id: run, kind: "bulk", state: "paused", total: 1, ...owned });
  await db
    .insert(users)
    .values({ id: user, name: "Gone", email: user, emailKey: user, passwordHash: "" });
  const { order_id: order, payment_session_id: paymentSession } = await makeOrder(visitor);
  await db.delete(creationRuns).where(eq(creationRuns.id, run));
  await db.delete(users).where(eq(users.id, user));
  await db.delete(paymentOrders).where(eq(paymentOrders.id, order));
  const picture = await makePicture(product, { visitor, word: "wombat" });
  await db.delete(pictures).where(eq(pictures.hash, picture));
  const piece = await makePiece(visitor, "wombat", ids.business);
  const link = await makeLink(visitor, "wombat", ids.business);
  await db.delete(evidence).where(eq(evidence.id, piece));
  await db.delete(evidenceLinks).where(eq(evidenceLinks.id, link));
  return {
    evidence: piece,
    evidenceLink: link,
    viewLink: await makeErasedLink(db, visitor),
    ...(await makeErasedLeads(db, { visitor, ids, word: "wombat" })),
    ...(await makeErasedMoves(db, { userId: visitor.user.id, campaignId: ids.campaign })),
    ...(await operationRows.makeErasedOperations(db, visitor.user.id)),
    run,
    multiRun: run,
    user,
    order,
    paidOrder: order,
    paymentSession,
    picture,
  };
}
