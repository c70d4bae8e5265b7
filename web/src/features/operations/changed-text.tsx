import type { FieldState } from "@mainstreet/contract/operations";
import { diffWordsWithSpace } from "diff";
import { valueWords } from "./operation-words.ts";
import classes from "./operations.module.css";

/** For longer texts, finding the words that differ takes longer than it helps. */
const LONGEST = 2_000;

type Props = { before: FieldState | undefined; after: FieldState | undefined };

/** A field before and after, with the words that differ marked. */
export function ChangedText({ before, after }: Props) {
  const [old, next] = [before, after].map((state) => valueWords(state?.value ?? null));
  if (old === undefined || next === undefined) return null;
  return (
    <>
      {old === next ? <span>{next || "(empty)"}</span> : <ChangedValues old={old} next={next} />}
      {before?.own !== after?.own && (
        <span className={classes.own}>
          {after?.own ? "The site's own from then on" : "From its business again"}
        </span>
      )}
    </>
  );
}

/** A value before and after. */
export function ChangedValues({ old, next }: { old: string; next: string }) {
  const isShort = old.length <= LONGEST && next.length <= LONGEST;
  const parts =
    isShort && old !== "" && next !== ""
      ? diffWordsWithSpace(old, next)
      : [
          { value: old || "(empty)", removed: true, added: false },
          { value: next || "(empty)", removed: false, added: true },
        ];
  return (
    <>
      <span className={classes.old}>
        <span className="visually-hidden">Before: </span>
        {parts.map(
          ({ value, added, removed }, at) =>
            !added && (removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>),
        )}
      </span>
      <span aria-hidden className={classes.arrow}>
        →
      </span>
      <span className={classes.next}>
        <span className="visually-hidden">After: </span>
        {parts.map(
          ({ value, added, removed }, at) =>
            !removed && (added ? <ins key={at}>{value}</ins> : <span key={at}>{value}</span>),
        )}
      </span>
    </>
  );
}
