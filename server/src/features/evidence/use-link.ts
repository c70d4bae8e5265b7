import { tokenDigest } from "../../platform/secrets/token-digest.ts";
import {
  type OpenedLink,
  type sendByLink as endpoint,
  sendByLink,
} from "@mainstreet/contract/evidence-links";
import type { ValidRequestOf } from "@mainstreet/contract/endpoint";
import { LINK_TOKEN } from "@mainstreet/contract/evidence-link-page";
import { evidenceLinkTexts } from "@mainstreet/contract/evidence-texts";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { foldedPlace } from "../businesses/evidence-of-sites.ts";
import { contentOfBusiness, lockBusiness } from "../businesses/queries.ts";
import { businesses } from "../businesses/tables.ts";
import { assertSentByLink } from "../pictures/link-pictures.ts";
import { placesOfBusiness } from "./places-of-business.ts";
import { isOpenEvidenceLink, type LinkRow, statusOf } from "./links.ts";
import { insertPiece } from "./save-piece.ts";
import { evidenceLinks } from "./tables.ts";

/**
 * The link of a request's token, in any state. Its user is not known yet, so the owner role of the tables reads it. Throws 404 for an
 * unknown token, and 429 for an address that has tried too many.
 */
export async function linkOf(
  { db, limits }: Pick<Deps, "db" | "limits">,
  { headers, ip }: FastifyRequest,
): Promise<LinkRow> {
  const token = headers[LINK_TOKEN];
  const isToken = typeof token === "string" && /^[\w-]{43}$/.test(token);
  const [row] = isToken
    ? await db
        .select()
        .from(evidenceLinks)
        .where(eq(evidenceLinks.tokenHash, tokenDigest(token)))
    : [];
  if (row) return row;
  await limits.spend("unknownLinks", ip);
  throw notFound(evidenceLinkTexts.unknown);
}

/** Throws 410, with a text for the user, for a link that no longer works. */
export function assertOpen(row: LinkRow): void {
  const status = statusOf(row);
  if (status === "open") return;
  throw new AppError({ status: 410, code: "LINK_OVER", message: evidenceLinkTexts[status] });
}

/** What the phone page shows. Throws 410. */
export function presentOpened(db: Db, link: LinkRow): Promise<OpenedLink> {
  assertOpen(link);
  const { userId, businessId, city, state, uses, mostUses, expiresAt } = link;
  return asTenant(db, userId, async (tx) => {
    const [business] = await tx
      .select()
      .from(businesses)
      .where(and(eq(businesses.userId, userId), eq(businesses.id, businessId)));
    if (!business) throw notFound(evidenceLinkTexts.unknown);
    return {
      business: contentOfBusiness(business).name,
      city,
      state,
      places: city === "" ? await placesOfBusiness(tx, { userId, businessId }) : [],
      left: mostUses - uses,
      expiresAt: expiresAt.toISOString(),
    };
  });
}

type Sent = ValidRequestOf<typeof endpoint>["body"];
type Sending = { link: LinkRow; sent: Sent; idempotency: Idempotency | undefined };

/**
 * Stores what a phone has sent as a waiting piece, once for each `Idempotency-Key`. Throws 410 when the link no longer works, and 400
 * for missing fields or a picture that does not exist.
 */
export async function receiveByLink(
  db: Db,
  { link, sent, idempotency }: Sending,
): Promise<{ left: number }> {
  const { userId } = link;
  const { response } = sendByLink.shapes;
  const ofLink = idempotency && { ...idempotency, key: `${link.id}:${idempotency.key}` };
  return asTenant(db, userId, (tx) =>
    runOnce(tx, { userId, idempotency: ofLink, response, work: () => receive(tx, link, sent) }),
  );
}

async function receive(tx: Db, link: LinkRow, sent: Sent): Promise<{ left: number }> {
  const { userId, businessId } = link;
  await lockBusiness(tx, { userId, businessId });
  const left = await countUse(tx, link);
  const { pictures, text } = sent;
  if (text === "" && pictures.length === 0)
    throw invalidField("pictures", evidenceLinkTexts.nothingSent);
  await assertSentByLink(tx, { userId, linkId: link.id }, pictures);
  const place = await placeOf(tx, link, sent);
  await insertPiece(tx, { userId, businessId }, { ...place, content: jobOf(sent), source: "link" });
  return { left };
}

/** A piece about a job of this month, which the user completes before publishing it. A short text becomes its title. */
function jobOf({ text, pictures }: Sent) {
  const isTitle = text.length <= MAX_LENGTH.name;
  return {
    kind: "job" as const,
    title: isTitle ? text : "",
    text: isTitle ? "" : text,
    month: new Date().toISOString().slice(0, 7),
    pictures: pictures.map((picture) => ({ ...picture, alt: "" })),
  };
}

/** The link's place, or the place of the business that the sender chose. */
async function placeOf(tx: Db, link: LinkRow, { city, state }: Sent) {
  if (link.city !== "") return { city: link.city, state: link.state };
  const places = await placesOfBusiness(tx, link);
  if (city === "" && places.length > 0) throw invalidField("city", evidenceLinkTexts.cityNeeded);
  const chosen = foldedPlace({ city, state });
  if (city !== "" && !places.some((one) => foldedPlace(one) === chosen))
    throw invalidField("city", evidenceLinkTexts.unknownCity);
  return { city, state };
}

/** Counts one use of the link, in one statement, so that two simultaneous requests cannot both have the last use. Throws 410. */
async function countUse(tx: Db, { userId, id }: LinkRow): Promise<number> {
  const isLink = and(eq(evidenceLinks.userId, userId), eq(evidenceLinks.id, id));
  const [row] = await tx
    .update(evidenceLinks)
    .set({ uses: sql`${evidenceLinks.uses} + 1`, updatedAt: sql`now()` })
    .where(and(isLink, isOpenEvidenceLink))
    .returning();
  if (row) return row.mostUses - row.uses;
  const [over] = await tx.select().from(evidenceLinks).where(isLink);
  if (over) assertOpen(over);
  throw notFound(evidenceLinkTexts.unknown);
}
