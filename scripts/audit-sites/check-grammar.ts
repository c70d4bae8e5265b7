import { pathToFileURL } from "node:url";
import type { Finding } from "./built-site.ts";
import { heavyTool } from "./heavy-tools.ts";
import type { SourceText } from "./pack-texts.ts";

/** The part of harper.js that is used here. */
type Lint = { lint_kind: () => string; message: () => string; get_problem_text: () => string };
type Linter = {
  lint: (text: string, options: { language: "plaintext" }) => Promise<Lint[]>;
  setLintConfig: (config: Record<string, boolean>) => Promise<void>;
};
type Harper = {
  LocalLinter: new (options: { binary: unknown; dialect: number }) => Linter;
  Dialect: { American: number };
};

/** Rules that, over all packs, reported only correct sentences ("a burning smell means leave", "the spray can"); and spelling. */
const IGNORED: readonly string[] =
  `SpellCheck SentenceCapitalization CompoundNouns MissingTo SplitWords MissingPreposition DisjointPrefixes FindOut
  PhrasalVerbAsCompoundNoun MassNouns DiscourseMarkers ToTwoToo ThereToTheir InflectedVerbAfterTo Freezing
  AdjectiveDoubleDegree WereWhere ThereIsAgreement SomeOfThe SinceDuration PronounKnew PossessiveYour OneOfTheSingular
  OnFloor ModalBeAdjective HaveTakeALook DayOneNames Damages CondenseAllThe BeckAndCall AWhile`.split(
    /\s+/,
  );

const PLANTED = "Close an valve and let the the water drain.";

/** What Harper's grammar rules report about each text. Spelling is checked elsewhere, with the names of places. */
export async function checkGrammar(texts: readonly SourceText[]): Promise<Finding[]> {
  const { LocalLinter, Dialect }: Harper = await load("index.js");
  const { slimBinary }: { slimBinary: unknown } = await load("slimBinary.js");
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setLintConfig(Object.fromEntries(IGNORED.map((rule) => [rule, false])));
  const found: Finding[] = [];
  // Proves that the check can fail; no test can do that, since tests run without the heavy tools.
  if ((await linter.lint(PLANTED, { language: "plaintext" })).length === 0)
    throw new Error(`Harper says nothing against “${PLANTED}”`);
  for (const { where, text } of texts) {
    const lints = await linter.lint(text, { language: "plaintext" });
    for (const lint of lints)
      found.push({
        where,
        what: `${lint.lint_kind()}: ${lint.message()} “${lint.get_problem_text()}” in “${text}”`,
      });
  }
  return found;
}

const load = (file: string) => import(pathToFileURL(heavyTool(`harper.js/dist/${file}`)).href);
