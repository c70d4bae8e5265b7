import type { JunkReason } from "@mainstreet/contract/lead-texts";
import { sql } from "drizzle-orm";
import type { LeadsDeps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { wordsOfPost } from "./junk-of-text.ts";
import type { ArrivedPost } from "./receive-lead.ts";
import { DOUBTFUL_SCORE, scoreText } from "./score-text.ts";
import { leadPhrases } from "./tables.ts";

/** How many bytes of a digest are stored. */
const DIGEST_BYTES = 8;
/** How many words in a row are a phrase. */
const WORDS = 4;
/** How many phrases of a text are stored: those with the lowest digests, so that two equal texts store the same ones. */
const MOST_PHRASES = 24;
/** A text is junk when COMMON_PHRASES of its phrases, none sharing a word, each reached FORMS other forms within a day. */
const FORMS = 3;
const COMMON_PHRASES = 2;
/** A text with fewer words than this needs only one common phrase, which is a third of it. */
const SHORT = 3 * WORDS;

/**
 * Whether other forms, of all accounts together, got much of a doubtful text within a day: those who sell to businesses change words from
 * site to site. Phrases of other texts are not even stored, as customers use the same ones.
 */
export async function junkOfPhrases(
  tx: Db,
  { sealer }: LeadsDeps,
  { token, post, receivedAt }: ArrivedPost,
): Promise<JunkReason | undefined> {
  if (scoreText(post.fields.message) <= DOUBTFUL_SCORE) return undefined;
  const words = wordsOfPost(post);
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

/** `at`: the position of its first word in the text. */
type Phrase = { phrase: Buffer; at: number };

type Wanted = { phrases: readonly Phrase[]; form: Buffer; receivedAt: Date };

/** The positions of the phrases that enough other forms got. */
async function findCommon(tx: Db, { phrases, form, receivedAt }: Wanted): Promise<number[]> {
  const digests = phrases.map(({ phrase }) => phrase);
  const moment = sql`${receivedAt.toISOString()}::timestamptz`;
  // In the order of the key, so that the search stops at the first few rows.
  const { rows } = await tx.execute<{ nth: number }>(sql`
    select phrases.nth::int from unnest(${sql.param(digests)}::bytea[]) with ordinality as phrases (phrase, nth)
    where (select count(*) from (
      select from lead_phrases seen where seen.phrase = phrases.phrase and seen.form <> ${form}
        and seen.seen_at between ${moment} - interval '1 day' and ${moment} + interval '1 day'
        order by seen.form limit ${FORMS}) as forms) = ${FORMS}`);
  return rows.map(({ nth }) => phrases[nth - 1]?.at ?? 0);
}

/** How many phrases there are without a word in common: five words in a row are not two phrases. */
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

/** In the order of their digests, so that transactions that insert the same phrases wait for each other without a deadlock. */
function phrasesOf(words: readonly string[], digest: (text: string) => Buffer): Phrase[] {
  const begins = new Map<string, number>();
  for (const at of words.keys())
    if (at + WORDS <= words.length) begins.set(words.slice(at, at + WORDS).join(" "), at);
  return [...begins]
    .map(([text, at]) => ({ phrase: digest(text).subarray(0, DIGEST_BYTES), at }))
    .toSorted((one, other) => Buffer.compare(one.phrase, other.phrase))
    .slice(0, MOST_PHRASES);
}
