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
import { junkOfText, wordsOf } from "./junk-of-text.ts";
import { keptMonthsOf } from "./kept-months.ts";
import type { ReadPost } from "./read-post.ts";
import { sealFields } from "./sealed-fields.ts";
import { leadForms, leadFormVersions, leads } from "./tables.ts";

/** A post whose id was made when it arrived: taken twice, it is the same lead. */
export type ArrivedPost = {
  id: string;
  token: string;
  post: ReadPost;
  /** The address that it came from. */
  sender: string;
  receivedAt: Date;
  isCanary: boolean;
};

export type FormRow = typeof leadForms.$inferSelect;

/** gone: its site was deleted or taken down since. `form`: undefined for a token that nobody has. */
export type Taken =
  | { outcome: "received" | "gone"; form: FormRow }
  | { outcome: "unknown"; form: undefined };

/** Times at most within ten minutes, before what comes next is put aside. */
const MOST_FROM_SENDER = 10;
const MOST_FROM_FORM = 60;
/** Other forms that got the same words within a day, of so many words. Nobody asks as many firms as that. */
const MOST_REPEATED = 10;
const WORDS_COMPARED = 12;

/** `isDown`: the site is in the trash, and its host has nothing of it any more (decision 390). */
type Site = { form: FormRow; site: SiteRow | null; isDown: boolean };

/** What is read of a site, whose row also holds the texts of its pages. The first column is never null: by it the join tells whether there is a site. */
const columns = {
  city: campaigns.city,
  state: campaigns.state,
  locations: campaigns.locations,
  businessId: campaigns.businessId,
};
type SiteRow = Pick<typeof campaigns.$inferSelect, keyof typeof columns>;

/** Finds the form of a token, and its site if that is still there. The token names its user, so the owner of the tables reads it. */
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
 * Takes a post as a lead, together with the messages about it. What is suspicious is kept with a reason and sent to nobody. The same
 * text by the same form within ten minutes is one lead, and so is the same post taken twice. A site in the trash that is still up
 * receives as before. One that was acknowledged is taken also when its site has gone by then.
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
  // Two at once with the same text: the second one finds the first.
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

type Judged = { arrived: ArrivedPost; shown: ShownVersion | undefined; digests: Digests };

async function junkOf(
  tx: Db,
  deps: LeadsDeps,
  { arrived, shown, digests }: Judged,
): Promise<JunkReason | undefined> {
  const { post } = arrived;
  // Phrases are kept of what is junk by its text, too: the same sender's other texts may look better. Of what did not come by a form
  // they are not: it decides about other messages.
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
  const words = wordsOf(post);
  const isLong = words.length >= WORDS_COMPARED;
  return {
    text: sealer.digest(JSON.stringify([token, Object.values(post.fields)])),
    // Few words are the same in many honest messages.
    words: sealer.digest(isLong ? words.join(" ") : id),
    sender: sealer.digest(addressBlock(sender)),
  };
}

/** Inserted before, or the same text by the same form within ten minutes. */
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

/** The version of the form that was shown. With our proof, or as one that we have published: a changed secret key ends no form. */
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
 * By how many there were from one sender, by one form and with the same words, of all accounts together. By a form only those that are no
 * junk count: otherwise a script could keep customers out.
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

/** The city of the page that names one of the site's, or the site's own. */
function placeOf(site: SiteRow | null, place: string): { city: string; region: string } {
  const named = site?.locations.find(
    ({ city, state }) => `${city}, ${state}`.toLowerCase() === place.toLowerCase(),
  );
  return { city: named?.city ?? site?.city ?? "", region: named?.state ?? site?.state ?? "" };
}
