import type { JunkReason } from "@mainstreet/contract/lead-texts";
import { and, eq, sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import { addressBlock } from "../../platform/http/address-block.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { trashedSites } from "../trash/tables.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import { junkOfPhrases } from "./junk-of-phrases.ts";
import { junkOfText, wordsOfPost } from "./junk-of-text.ts";
import { keptMonthsOf } from "./kept-months.ts";
import type { ReadPost } from "./read-post.ts";
import { sealFields } from "./sealed-fields.ts";
import { leadForms, leadFormVersions, leads } from "./tables.ts";

/** A post whose id was made when it arrived: received twice, it is the same lead. */
export type ArrivedPost = {
  id: string;
  token: string;
  post: ReadPost;
  /** The address of the sender. */
  sender: string;
  receivedAt: Date;
  isCanary: boolean;
};

export type FormRow = typeof leadForms.$inferSelect;

/** gone: its site was deleted or taken down since. `form` is undefined for an unknown token. */
export type Taken =
  | { outcome: "received" | "gone"; form: FormRow }
  | { outcome: "unknown"; form: undefined };

/** How many posts within ten minutes are accepted; further ones are put into the junk folder. */
const MOST_FROM_SENDER = 10;
const MOST_FROM_FORM = 60;
/** A text of at least so many words is junk when so many other forms got it within a day: no customer writes to so many firms. */
const MOST_REPEATED = 10;
const WORDS_COMPARED = 12;

/** `isDown`: the site is in the trash, and no longer at its host (decision 390). */
type Site = { form: FormRow; site: SiteRow | null; isDown: boolean };

/**
 * Only the columns that are needed, as a row also holds the texts of the pages. The first one is never null, so it shows whether the join
 * found a site.
 */
const columns = {
  city: campaigns.city,
  state: campaigns.state,
  locations: campaigns.locations,
  businessId: campaigns.businessId,
};
type SiteRow = Pick<typeof campaigns.$inferSelect, keyof typeof columns>;

/**
 * Finds the form of a token, and its site if that still exists. The user is known only from the form, so the owner of the tables reads it.
 */
export async function findForm(db: Db, token: string): Promise<Site | undefined> {
  const isSite = and(
    eq(campaigns.userId, leadForms.userId),
    eq(campaigns.id, leadForms.campaignId),
  );
  const isTrashed = and(
    eq(trashedSites.userId, leadForms.userId),
    eq(trashedSites.campaignId, leadForms.campaignId),
  );
  const [row] = await db
    .select({ form: leadForms, site: columns, trashed: trashedSites.state })
    .from(leadForms)
    .leftJoin(campaigns, isSite)
    .leftJoin(trashedSites, isTrashed)
    .where(eq(leadForms.token, token));
  if (!row) return undefined;
  const { form, site, trashed } = row;
  return { form, site, isDown: trashed === "down" };
}

/**
 * Stores a post as a lead, together with the messages about it. A suspicious post is stored with a reason and sent to nobody. The same text
 * by the same form within ten minutes is one lead, and so is the same post received twice. A site in the trash that is still up receives as
 * before. A post that was acknowledged is stored even when its site was deleted since.
 */
export async function receiveLead(
  deps: LeadsDeps,
  arrived: ArrivedPost,
  { isAcknowledged = false } = {},
): Promise<Taken> {
  const found = await findForm(deps.db, arrived.token);
  if (!found) return { outcome: "unknown", form: undefined };
  const { form, site, isDown } = found;
  if ((site === null || isDown) && !isAcknowledged) return { outcome: "gone", form };
  await deps.db.transaction((tx) => insertLead(tx, deps, { arrived, form, site }));
  crashPoint("lead.committed");
  return { outcome: "received", form };
}

type Received = { arrived: ArrivedPost; form: FormRow; site: SiteRow | null };

async function insertLead(tx: Db, deps: LeadsDeps, received: Received): Promise<void> {
  const { arrived, form, site } = received;
  const { id, token, post, receivedAt, isCanary } = arrived;
  const digests = digestsOf(deps, arrived);
  // Of two posts at once with the same text, the second one waits here and then finds the first.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${token + digests.text.toString("hex")}, 0))`,
  );
  if (await isKnown(tx, arrived, digests.text)) return;
  const shown = await provenVersion(tx, deps, { form, post });
  const junkReason = isCanary ? undefined : await junkOf(tx, deps, { arrived, shown, digests });
  const { userId } = form;
  const businessId = site?.businessId ?? null;
  const lead = {
    id,
    userId,
    token,
    formVersion: shown?.version ?? "",
    campaignId: form.campaignId,
    businessId,
    ...placeOf(site, post.place),
    sealedFields: sealFields(deps.sealer, { id, userId }, post.fields),
    // Anyone can send the field: it counts only where a box was shown.
    hasConsent: post.hasConsent && shown !== undefined && shown.consent !== "",
    isCanary,
    state: junkReason === undefined ? ("new" as const) : ("junk" as const),
    junkReason: junkReason ?? "",
    textDigest: digests.text,
    wordsDigest: digests.words,
    senderDigest: digests.sender,
    receivedAt,
    keptMonths: await keptMonthsOf(tx, { userId, businessId }),
  };
  const inserted = await tx.insert(leads).values(lead).onConflictDoNothing().returning();
  if (inserted.length > 0 && junkReason === undefined) await queueDeliveries(tx, lead);
  crashPoint("lead.before-commit");
}

type JunkInput = { arrived: ArrivedPost; shown: ShownVersion | undefined; digests: Digests };

async function junkOf(
  tx: Db,
  deps: LeadsDeps,
  { arrived, shown, digests }: JunkInput,
): Promise<JunkReason | undefined> {
  const { post } = arrived;
  // Phrases are stored also for a text that is junk already: other texts of the same sender may look better. They are not stored for posts
  // that no form sent, since they affect other messages.
  const isByForm = shown !== undefined && post.honeypot === "";
  const ofPhrases = isByForm ? await junkOfPhrases(tx, deps, arrived) : undefined;
  return (
    junkOfText(post) ??
    (shown === undefined ? "no-proof" : undefined) ??
    (await junkOfNumber(tx, arrived, digests)) ??
    ofPhrases
  );
}

type Digests = { text: Buffer; words: Buffer; sender: Buffer };

function digestsOf({ sealer }: LeadsDeps, { token, post, sender, id }: ArrivedPost): Digests {
  const words = wordsOfPost(post);
  const isLong = words.length >= WORDS_COMPARED;
  return {
    text: sealer.digest(JSON.stringify([token, Object.values(post.fields)])),
    // Many honest messages share the same few words.
    words: sealer.digest(isLong ? words.join(" ") : id),
    sender: sealer.digest(addressBlock(sender)),
  };
}

/** Whether it was inserted before, or the same text arrived by the same form within ten minutes. */
async function isKnown(tx: Db, { id, token, receivedAt }: ArrivedPost, text: Buffer) {
  const { rows } = await tx.execute(sql`
    select 1 from leads where id = ${id}
    union all
    select 1 from leads where token = ${token} and text_digest = ${text} and not is_canary
      and received_at between ${iso(receivedAt)}::timestamptz - interval '10 minutes' and ${iso(receivedAt)}::timestamptz + interval '10 minutes'
    limit 1`);
  return rows.length > 0;
}

const iso = (moment: Date) => moment.toISOString();

/** `consent`: the wording next to its box; '' without a box. */
export type ShownVersion = { version: string; consent: string };

/**
 * The version of the form that was shown: with our proof, or one that we have published, so that forms still work after the secret key was
 * changed.
 */
export async function provenVersion(
  tx: Db,
  { sealer }: LeadsDeps,
  { form, post }: { form: FormRow; post: ReadPost },
): Promise<ShownVersion | undefined> {
  const { userId, token } = form;
  const [version = "", mac = ""] = post.hidden.split(".");
  const [kept] = await tx
    .select({ consent: leadFormVersions.consent })
    .from(leadFormVersions)
    .where(
      and(
        eq(leadFormVersions.userId, userId),
        eq(leadFormVersions.token, token),
        eq(leadFormVersions.version, version),
      ),
    );
  const isProven = sealer.isFormMac(mac, { token, version }) || (kept && mac.length === 22);
  return isProven ? { version, consent: kept?.consent ?? "" } : undefined;
}

/**
 * Counts posts from one sender, by one form and with the same words, of all accounts together. Junk does not count for a form: otherwise a
 * script could keep customers out.
 */
async function junkOfNumber(
  tx: Db,
  { token, receivedAt }: ArrivedPost,
  { sender, words }: Digests,
): Promise<JunkReason | undefined> {
  const since = (interval: string) =>
    sql`received_at > ${iso(receivedAt)}::timestamptz - ${interval}::interval`;
  const { rows } = await tx.execute<{ sender: number; form: number; words: number }>(sql`
    select (select count(*)::int from leads where sender_digest = ${sender} and ${since("10 minutes")}) as sender,
      (select count(*)::int from leads where token = ${token} and ${since("10 minutes")} and junk_reason = '') as form,
      (select count(distinct token)::int from leads where words_digest = ${words} and token <> ${token} and ${since("1 day")}) as words`);
  const [counted] = rows;
  if (!counted) return undefined;
  if (counted.words >= MOST_REPEATED) return "repeated";
  if (counted.sender >= MOST_FROM_SENDER) return "many-from-sender";
  return counted.form >= MOST_FROM_FORM ? "many-from-form" : undefined;
}

/** The city of the page, if it is one of the site's, else the site's own. */
function placeOf(site: SiteRow | null, place: string): { city: string; region: string } {
  const named = site?.locations.find(
    ({ city, state }) => `${city}, ${state}`.toLowerCase() === place.toLowerCase(),
  );
  return { city: named?.city ?? site?.city ?? "", region: named?.state ?? site?.state ?? "" };
}
