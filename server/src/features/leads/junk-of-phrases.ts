import type { JunkReason } from "@mainstreet/contract/lead-texts";
import { sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { wordsOf } from "./junk-of-text.ts";
import type { ArrivedPost } from "./receive-lead.ts";
import { DOUBTFUL_SCORE, scoreText } from "./score-text.ts";
import { leadPhrases } from "./tables.ts";

/** So many words in a row are a phrase. */
const WORDS = 4;
/** Phrases of a text that are kept: those with the lowest digests, so that of two texts they are the same ones. */
const MOST_PHRASES = 24;
/** Other forms that got a phrase within a day, and phrases of which that is so. */
const FORMS = 2;
const COMMON_PHRASES = 2;

/**
 * Whether other forms, of all accounts together, got much of a doubtful text within a day: those who sell to businesses change words
 * from site to site. Phrases of other texts are not even kept: customers use the same ones.
 */
export async function junkOfPhrases(
  tx: Db,
  { sealer }: LeadsDeps,
  { token, post, receivedAt }: ArrivedPost,
): Promise<JunkReason | undefined> {
  if (scoreText(post.fields.message) <= DOUBTFUL_SCORE) return undefined;
  const form = sealer.digest(token);
  const phrases = phrasesOf(wordsOf(post), sealer.digest);
  if (phrases.length === 0) return undefined;
  const { rows } = await tx.execute<{ common: number }>(sql`
    select count(*)::int as common from unnest(${sql.param(phrases)}::bytea[]) as phrases (phrase)
    where (select count(*) from (
      select from lead_phrases seen where seen.phrase = phrases.phrase and seen.form <> ${form}
        and seen.seen_at > ${receivedAt.toISOString()}::timestamptz - interval '1 day' limit ${FORMS}) as forms) = ${FORMS}`);
  const seen = phrases.map((phrase) => ({ phrase, form, seenAt: receivedAt }));
  await tx
    .insert(leadPhrases)
    .values(seen)
    .onConflictDoUpdate({
      target: [leadPhrases.phrase, leadPhrases.form],
      set: { seenAt: sql`greatest(${leadPhrases.seenAt}, excluded.seen_at)` },
    });
  return (rows[0]?.common ?? 0) >= COMMON_PHRASES ? "similar" : undefined;
}

/** In the order of their digests: transactions that insert the same ones wait for each other, and never in a circle. */
function phrasesOf(words: readonly string[], digest: (text: string) => Buffer): Buffer[] {
  const ends = words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(" "));
  const digests = [...new Set(ends)].map((phrase) => digest(phrase).subarray(0, 8));
  return digests.toSorted(Buffer.compare).slice(0, MOST_PHRASES);
}
