import { BULK_COLUMNS } from "@mainstreet/contract/content-names";
import type { CheckedRow, CheckedRun } from "@mainstreet/contract/check-run";
import { count } from "@mainstreet/contract/count";
import { isUnknownState } from "@mainstreet/contract/creation-runs";
import type { BulkRow, RowFields } from "./bulk-rows.ts";

/** The result of the dry run for a row: good = ready, waiting = to be checked, bad = to be fixed. */
export type Verdict = {
  tone: "good" | "waiting" | "bad";
  /** The messages, most important first. */
  messages: string[];
  /** What is wrong with a field, by its name. */
  wrong: ReadonlyMap<string, string>;
  /** The place in its usual spelling; undefined when it is not known. */
  place: Pick<RowFields, "city" | "state" | "zip"> | undefined;
  /** Changes of the row that one click makes. */
  suggestions: readonly Suggestion[];
  /** States to choose from when the city is in too many states for a button each. */
  possibleStates: readonly string[];
  /** The existing campaign that the row repeats. */
  campaign: { id: string; name: string } | undefined;
  /** `at` of the other row that this row repeats. */
  sameAs: number | undefined;
  /** Whether the page was rendered and compared; in a large run only visible rows are. */
  isMeasured: boolean;
  /** The similarity to the page that is most similar, 0 to 1; undefined without another page, and until it is measured. */
  likeness: number | undefined;
  /** "Did you mean Round Rock, TX?", where the city is not known; also in `messages`. */
  question: string | undefined;
  /** What search engines may dislike about the page, in words; also in `messages`. */
  problems: string[];
  /** The row that was checked; an edited row needs another check. */
  of: BulkRow;
};

/** A change of a row, and the label of its button. */
type Suggestion = { label: string; fields: Partial<RowFields> };

/** States that get a button each. */
const FEW_STATES = 3;

export type Verdicts = ReadonlyMap<string, Verdict>;

/** The verdicts from the response to a dry run of `rows`, by the rows' keys. */
export function verdictsOf(rows: readonly BulkRow[], { rows: checkedRows }: CheckedRun): Verdicts {
  const verdicts = new Map<string, Verdict>();
  for (const [index, checked] of checkedRows.entries()) {
    const row = rows[index];
    if (row === undefined) continue;
    const sameAs = checked.sameAsRow === null ? undefined : rows[checked.sameAsRow]?.at;
    verdicts.set(row.key, verdictOf(row, checked, sameAs));
  }
  return verdicts;
}

function verdictOf(of: BulkRow, checked: CheckedRow, sameAs: number | undefined): Verdict {
  const { fields, place, possibleStates, campaign, measured } = checked;
  const messages = messagesOf(of, checked, sameAs);
  const isWrong = Object.keys(fields).length > 0;
  const isToSee = messages.length > 0 || !checked.indexable;
  return {
    tone: isWrong ? "bad" : isToSee ? "waiting" : "good",
    messages,
    wrong: new Map(Object.entries(fields)),
    place: place ?? undefined,
    suggestions: suggestionsFor(of, checked),
    possibleStates: possibleStates.length > FEW_STATES ? possibleStates : [],
    campaign: campaign ?? undefined,
    sameAs,
    isMeasured: measured !== null,
    likeness: measured?.nearest?.likeness,
    question: questionOf(checked),
    problems: checked.problems.map(({ text }) => text),
    of,
  };
}

/** Suggestions: the states that have a city of that name, the usual spelling of a known city, and cities that a misspelt name may mean. */
function suggestionsFor(
  { city }: BulkRow,
  { place, possibleStates, suggestions }: CheckedRow,
): Suggestion[] {
  if (place !== null)
    return place.city === city
      ? []
      : [{ label: `Use ${place.city}`, fields: { city: place.city } }];
  const few = possibleStates.length > FEW_STATES ? [] : possibleStates;
  return [
    ...few.map((state) => ({ label: `Use ${state}`, fields: { state } })),
    ...suggestions.map((fields) => ({ label: `Use ${fields.city}`, fields })),
  ];
}

/** A verdict from the dry run of all rows, combined with the later measurement of its row alone. */
export function withMeasure(verdict: Verdict, measured: Verdict | undefined): Verdict {
  if (measured === undefined || verdict.tone === "bad") return verdict;
  const { isMeasured, likeness, tone, suggestions, question } = measured;
  const news = measured.problems.filter((text) => !verdict.problems.includes(text));
  const isAsked = question !== undefined && verdict.question === undefined;
  return {
    ...verdict,
    isMeasured,
    likeness,
    ...(isAsked && { question, suggestions }),
    messages: [...(isAsked ? [question] : []), ...verdict.messages, ...news],
    tone: news.length > 0 ? tone : verdict.tone,
  };
}

function messagesOf(of: BulkRow, checked: CheckedRow, sameAs: number | undefined): string[] {
  const wrong = Object.values(checked.fields);
  // Several messages in a row are written as sentences.
  if (wrong.length > 1) return wrong.map((text) => `${text}.`);
  if (wrong.length > 0) return wrong;
  const elsewhere = checked.possibleStates.length;
  const isElsewhere = checked.place === null && elsewhere > 0;
  const question = questionOf(checked);
  return [
    ...(question === undefined ? [] : [question]),
    ...(isElsewhere ? [whereElse(of, elsewhere)] : []),
    ...(sameAs === undefined ? [] : [`The same as row ${count(sameAs)}.`]),
    ...(checked.campaign === null ? [] : [`You have this site already: ${checked.campaign.name}.`]),
    ...checked.problems
      .filter(({ kind }) => !(isElsewhere && kind === "place"))
      .map(({ text }) => text),
  ];
}

function questionOf({ suggestions: [meant] }: CheckedRow): string | undefined {
  return meant && `Did you mean ${meant.city}, ${meant.state}?`;
}

function whereElse({ city, state }: BulkRow, states: number): string {
  const there = states === 1 ? "one state" : `${states} states`;
  return isUnknownState(state)
    ? `We know ${city} in ${there}.`
    : `We know no ${city} in ${state}, but in ${there}.`;
}

/** Whether a verdict belongs to the row's current values. */
export function isVerdictOf(verdict: Verdict, row: BulkRow): boolean {
  return BULK_COLUMNS.every(({ member }) => verdict.of[member] === row[member]);
}

/** The keys of the rows that need attention. */
export type Counts = {
  bad: string[];
  waiting: string[];
  /** The keys of rows that repeat another row or a campaign. */
  doubles: string[];
  /** Rows whose city is usually spelled in another way, with that spelling. */
  spellings: Record<string, Pick<RowFields, "city">>;
};

/** Counts the rows by the kind of their verdict. */
export function countVerdicts(rows: readonly BulkRow[], verdicts: Verdicts): Counts {
  const counts: Counts = { bad: [], waiting: [], doubles: [], spellings: {} };
  for (const { key, city } of rows) {
    const verdict = verdicts.get(key);
    if (verdict === undefined) continue;
    const { tone, place, of } = verdict;
    if (place !== undefined && of.city === city && place.city !== city)
      counts.spellings[key] = { city: place.city };
    if (tone === "good") continue;
    counts[tone].push(key);
    const isDouble = verdict.sameAs !== undefined || verdict.campaign !== undefined;
    if (isDouble && tone !== "bad") counts.doubles.push(key);
  }
  return counts;
}
