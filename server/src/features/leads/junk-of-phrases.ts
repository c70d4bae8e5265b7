import type { JunkReason } from "@mainstreet/contract/lead-texts";
import { sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { wordsOf } from "./junk-of-text.ts";
import type { ArrivedPost } from "./receive-lead.ts";
import { DOUBTFUL_SCORE, scoreText } from "./score-text.ts";
import { leadPhrases } from "./tables.ts";

/** Of a digest so many bytes are kept. */
const DIGEST_BYTES = 8;
/** So many words in a row are a phrase. */
const WORDS = 4;
/** Phrases of a text that are kept: those with the lowest digests, so that of two texts they are the same ones. */
const MOST_PHRASES = 24;
/** Other forms that got a phrase within a day, and phrases without a word in common of which that is so. */
const FORMS = 3;
const COMMON_PHRASES = 2;
/** Of a text with fewer words one is enough: it is a third of it. */
const SHORT = 3 * WORDS;

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
  const words = wordsOf(post);
  const phrases = phrasesOf(words, sealer.digest);
  if (phrases.length === 0) return undefined;
  const form = sealer.digest(token).subarray(0, DIGEST_BYTES);
  const common = await findCommon(tx, { phrases, form, receivedAt });
  const seen = phrases.map(({ phrase }) => ({ phrase, form, seenAt: receivedAt }));
  await tx
    .insert(leadPhrases)
    .values(seen)
    .onConflictDoUpdate({
      target: [leadPhrases.phrase, leadPhrases.form],
      set: { seenAt: sql`greatest(${leadPhrases.seenAt}, excluded.seen_at)` },
    });
  return countApart(common) >= (words.length < SHORT ? 1 : COMMON_PHRASES) ? "similar" : undefined;
}

/** `at`: which word of the text it begins with. */
type Phrase = { phrase: Buffer; at: number };

type Wanted = { phrases: readonly Phrase[]; form: Buffer; receivedAt: Date };

/** Where the phrases begin that enough other forms got. */
async function findCommon(tx: Db, { phrases, form, receivedAt }: Wanted): Promise<number[]> {
  const digests = phrases.map(({ phrase }) => phrase);
  const moment = sql`${receivedAt.toISOString()}::timestamptz`;
  // In the order of the key, so that the first few end the search.
  const { rows } = await tx.execute<{ nth: number }>(sql`
    select phrases.nth::int from unnest(${sql.param(digests)}::bytea[]) with ordinality as phrases (phrase, nth)
    where (select count(*) from (
      select from lead_phrases seen where seen.phrase = phrases.phrase and seen.form <> ${form}
        and seen.seen_at between ${moment} - interval '1 day' and ${moment} + interval '1 day'
        order by seen.form limit ${FORMS}) as forms) = ${FORMS}`);
  return rows.map(({ nth }) => phrases[nth - 1]?.at ?? 0);
}

/** How many phrases there are without a word in common: one run of five words is no two phrases. */
function countApart(begins: readonly number[]): number {
  let count = 0;
  let free = 0;
  for (const at of begins.toSorted((one, other) => one - other)) {
    if (at < free) continue;
    count += 1;
    free = at + WORDS;
  }
  return count;
}

/** In the order of their digests: transactions that insert the same ones wait for each other, and never in a circle. */
function phrasesOf(words: readonly string[], digest: (text: string) => Buffer): Phrase[] {
  const begins = new Map<string, number>();
  for (const at of words.keys())
    if (at + WORDS <= words.length) begins.set(words.slice(at, at + WORDS).join(" "), at);
  return [...begins]
    .map(([text, at]) => ({ phrase: digest(text).subarray(0, DIGEST_BYTES), at }))
    .toSorted((one, other) => Buffer.compare(one.phrase, other.phrase))
    .slice(0, MOST_PHRASES);
}
