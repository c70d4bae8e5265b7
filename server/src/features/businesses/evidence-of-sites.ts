import type { Evidence } from "@mainstreet/contract/evidence-content";
import { publishedState } from "@mainstreet/contract/published-state";
import { stateCode } from "@mainstreet/contract/us-states";
import { and, arrayOverlaps, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";
import { evidence } from "../evidence/tables.ts";

type Place = { city: string; state: string };

/** The same format as the column `place_key` of campaigns. */
const placeKey = ({ city, state }: Place) => `${city}, ${state}`.toLowerCase();

/** The keys of a place in every spelling that a campaign may use: "St. Louis, MO" and "Saint Louis, Missouri". */
export function placeKeysOf({ city, state }: Place): string[] {
  if (city === "") return [];
  const { code, name } = publishedState(state);
  const keys = spellingsOf(city).flatMap((spelt) =>
    [code, name].map((inState) => placeKey({ city: spelt, state: inState })),
  );
  return [...new Set(keys)];
}

/** The long and the short form of a word in names of cities. */
const WORD_FORMS = [
  ["saint", "st"],
  ["fort", "ft"],
  ["mount", "mt"],
] as const;

/** The same for all spellings of a place: "St. Louis, MO" and "Saint-Louis, Missouri". */
export function foldedPlace({ city, state }: Place): string {
  const { name } = publishedState(stateCode(state) ?? state);
  return placeKey({ city: wordsOf(city).map(longForm).join(" "), state: name });
}

const longForm = (word: string) => WORD_FORMS.find(([, short]) => short === word)?.[0] ?? word;

/** The name as typed, and its variants with and without hyphens, accents, other marks and abbreviations. */
function spellingsOf(city: string): string[] {
  const plain = withoutMarks(city);
  const words = wordsOf(city);
  const forms = words.map((word) => WORD_FORMS.find((form) => form.some((one) => one === word)));
  const joined = [0, 1].map((at) => words.map((word, i) => forms[i]?.[at] ?? word).join(" "));
  const dotted = words.map((word, i) => (forms[i] ? `${forms[i][1]}.` : word)).join(" ");
  return [city, plain, words.join("-"), ...joined, dotted];
}

const withoutMarks = (city: string) =>
  city
    .normalize("NFD")
    .replace(/[\p{Mn}.,'’‘ʻ]/gu, "")
    .toLowerCase();

const wordsOf = (city: string) => withoutMarks(city).split(/[\s-]+/);

type Site = Pick<CampaignRow, "city" | "state" | "locations">;
type Owner = { userId: string; businessId: string | null | undefined };

/** The published evidence of a site's business for its cities or for all, in the order of ids. Empty for a site without a business. */
export async function findEvidence(
  tx: Db,
  { userId, businessId }: Owner,
  { city, state, locations }: Site,
): Promise<Evidence[]> {
  if (businessId === null || businessId === undefined) return [];
  const keys = [{ city, state }, ...locations].map(placeKey);
  const rows = await tx
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.userId, userId),
        eq(evidence.businessId, businessId),
        eq(evidence.status, "published"),
        or(eq(evidence.city, ""), arrayOverlaps(evidence.placeKeys, keys)),
      ),
    )
    .orderBy(asc(evidence.id));
  return rows.map(({ id, content, city: of, state: inState, photoCity, photoState }) => ({
    ...content,
    id,
    city: of,
    state: inState,
    ...(photoCity !== "" && { photoPlace: { city: photoCity, state: photoState } }),
  }));
}

/** SQL for the digest of the published evidence that a campaign's site shows; '' for none. For use in an update of campaigns. */
export const currentEvidenceDigest: SQL<string> = sql`coalesce((
  select encode(sha256(string_agg(e.digest, ',' order by e.id)::bytea), 'hex')
  from evidence e where e.user_id = ${campaigns.userId} and e.business_id = ${campaigns.businessId} and e.status = 'published'
    and (e.city = '' or e.place_keys && (array[${campaigns.placeKey}] || array(
      select lower(l.place ->> 'city' || ', ' || (l.place ->> 'state')) from jsonb_array_elements(${campaigns.locations}) as l(place))))), '')`;

/** Stores which evidence the campaigns of a user show. Must be called after campaigns were added, moved or joined a business. */
export async function saveEvidenceDigests(
  tx: Db,
  userId: string,
  which: SQL | undefined,
): Promise<void> {
  await tx
    .update(campaigns)
    .set({ evidenceDigest: currentEvidenceDigest })
    .where(
      and(
        eq(campaigns.userId, userId),
        which,
        sql`${campaigns.evidenceDigest} <> ${currentEvidenceDigest}`,
      ),
    );
}
