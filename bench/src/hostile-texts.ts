import { junkOfText, wordsOfPost } from "@mainstreet/server/features/leads/junk-of-text";
import { readPost } from "@mainstreet/server/features/leads/read-post";
import { type Figure, ratioOf, type Report } from "./figure.ts";

const SHORT = 1_000;
const TIMES = 4;
const ROUNDS = 7;
const READS = 50;

/** Texts that make a careless pattern start again at each position; each is repeated up to the length of the message. */
const HOSTILE: Readonly<Record<string, string>> = {
  "one long word": "a",
  "dots of a name": "a.",
  "a link that never ends": "www.a",
  "an address without an end": "a@",
  "digits of a telephone": "(1-",
  "a number with commas": "1,",
  "a sum of money": "$1,",
  "words with capitals inside": "aBc ",
  "an apostrophe in each word": "a'b",
  "open brackets": "[url",
  spaces: " ",
};

/** Whether the time to read a message depends only on its length, for any characters. */
export function hostileTexts(): Promise<Report> {
  const figures = Object.entries(HOSTILE).map(([name, part]): Figure => {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      short: timeOf(part, SHORT),
      long: timeOf(part, SHORT * TIMES),
    }));
    const [long, short] = [rounds.map((round) => round.long), rounds.map((round) => round.short)];
    const { samples } = ratioOf("", long, short);
    return { name, unit: "times", samples, limit: { kind: "binding", most: 2 * TIMES } };
  });
  const notes = [
    `A message of ${SHORT * TIMES} characters over one of ${SHORT}: read from its post, judged and split into words, as when it arrives.`,
    `In proportion to the length it is ${TIMES} times as long, in proportion to its square ${TIMES * TIMES} times.`,
  ];
  return Promise.resolve({ figures, ratios: [], notes });
}

/** Processor time in milliseconds for a message of `length` characters. */
function timeOf(part: string, length: number): number {
  const message = part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const body = new URLSearchParams({ name: "Eve", message: `Hello ${message} there` }).toString();
  const begin = process.cpuUsage();
  for (let read = 0; read < READS; read += 1) {
    const post = readPost(body);
    junkOfText(post);
    wordsOfPost(post);
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000 / READS;
}
