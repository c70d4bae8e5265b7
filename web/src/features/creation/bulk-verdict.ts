import type { CheckedRow, CheckedRun } from "@mainstreet/contract/check-run";
import { UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { mapInSlices } from "../../lib/map-in-slices.ts";
import type { BulkRow, RowFields } from "./bulk-rows.ts";

/** Thousands of times: toLocaleString would make one of these each time. */
const ROW = new Intl.NumberFormat("en-US");

/** What is known of a row before anything is made: good = ready, waiting = to be looked at, bad = to be mended. */
export type Verdict = {
  tone: "good" | "waiting" | "bad";
  /** In words, the worst first; empty where there is nothing to say. */
  messages: string[];
  /** Fields with a wrong content. */
  wrong: ReadonlySet<string>;
  /** The place in its true spelling; undefined when it is not known. */
  place: Pick<RowFields, "city" | "state" | "zip"> | undefined;
  /** States to choose from where the city alone does not tell. */
  possibleStates: readonly string[];
  /** The campaign that is there already. */
  campaign: { id: string; name: string } | undefined;
  /** `at` of the row that it repeats. */
  sameAs: number | undefined;
  /** The page was drawn and compared; of a run too large for that, only those in sight are. */
  isMeasured: boolean;
  /** How alike the page is to the one most like it, 0 to 1; undefined without another, and as long as it was not measured. */
  likeness: number | undefined;
  /** What search engines would hold against the page, in words; part of the messages. */
  problems: string[];
  /** What was judged: an edited row is to be judged anew. */
  of: BulkRow;
};

export type Verdicts = ReadonlyMap<string, Verdict>;

/** The answer of a dry run of `rows`, by the rows' keys. */
export async function verdictsOf(
  rows: readonly BulkRow[],
  { rows: checked }: CheckedRun,
): Promise<Verdicts> {
  const entries = await mapInSlices(checked, (answer, index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const sameAs = answer.sameAsRow === null ? undefined : rows[answer.sameAsRow]?.at;
    return [[row.key, verdictOf(row, answer, sameAs)] as const];
  });
  return new Map(entries.flat());
}

function verdictOf(of: BulkRow, answer: CheckedRow, sameAs: number | undefined): Verdict {
  const { fields, place, possibleStates, campaign, measured } = answer;
  const messages = messagesOf(of, answer, sameAs);
  const isWrong = Object.keys(fields).length > 0;
  const isToSee = messages.length > 0 || !answer.indexable;
  return {
    tone: isWrong ? "bad" : isToSee ? "waiting" : "good",
    messages,
    wrong: new Set(Object.keys(fields)),
    place: place ?? undefined,
    possibleStates,
    campaign: campaign ?? undefined,
    sameAs,
    isMeasured: measured !== null,
    likeness: measured?.nearest?.likeness,
    problems: answer.problems.map(({ text }) => text),
    of,
  };
}

/** A verdict of a whole run, with what measuring its row apart from the others has shown since. */
export function withMeasure(verdict: Verdict, measured: Verdict | undefined): Verdict {
  if (measured === undefined || verdict.tone === "bad") return verdict;
  const { isMeasured, likeness, problems, tone } = measured;
  const news = problems.filter((text) => !verdict.problems.includes(text));
  return {
    ...verdict,
    isMeasured,
    likeness,
    messages: [...verdict.messages, ...news],
    tone: news.length > 0 ? tone : verdict.tone,
  };
}

function messagesOf(of: BulkRow, answer: CheckedRow, sameAs: number | undefined): string[] {
  const wrong = Object.values(answer.fields);
  if (wrong.length > 0) return wrong;
  const elsewhere = answer.possibleStates.length;
  const isElsewhere = answer.place === null && elsewhere > 0;
  return [
    ...(isElsewhere ? [whereElse(of, elsewhere)] : []),
    ...(sameAs === undefined ? [] : [`The same as row ${ROW.format(sameAs)}.`]),
    ...(answer.campaign === null ? [] : [`You have this site already: ${answer.campaign.name}.`]),
    ...answer.problems
      .filter(({ kind }) => !(isElsewhere && kind === "place"))
      .map(({ text }) => text),
  ];
}

function whereElse({ city, state }: BulkRow, states: number): string {
  const there = states === 1 ? "one state" : `${states} states`;
  return state === UNKNOWN_STATE
    ? `We know ${city} in ${there}.`
    : `We know no ${city} in ${state}, but in ${there}.`;
}

/** Whether a verdict is still that of the row as it stands. */
export function isOf(verdict: Verdict, row: BulkRow): boolean {
  const { of } = verdict;
  return (
    of.city === row.city &&
    of.state === row.state &&
    of.zip === row.zip &&
    of.phone === row.phone &&
    of.company === row.company &&
    of.email === row.email &&
    of.serviceName === row.serviceName
  );
}

/** How many rows are what; `doubles` are the keys of those that repeat another row or a campaign. */
export function countVerdicts(rows: readonly BulkRow[], verdicts: Verdicts) {
  const keys = { bad: [] as string[], waiting: [] as string[], doubles: [] as string[] };
  for (const { key } of rows) {
    const verdict = verdicts.get(key);
    if (verdict === undefined || verdict.tone === "good") continue;
    keys[verdict.tone].push(key);
    const isDouble = verdict.sameAs !== undefined || verdict.campaign !== undefined;
    if (isDouble && verdict.tone !== "bad") keys.doubles.push(key);
  }
  return keys;
}
