import { count } from "@mainstreet/contract/count";
import type { Quality } from "@mainstreet/contract/page-quality";
import type { ReactNode } from "react";
import classes from "./quality-panel.module.css";

/** A similar page, with a link to it. */
export type SimilarPage = { title: string; likeness: number | null; link: ReactNode };

type Props = {
  words: number;
  facts: { printed: number; missing: string[] };
  similarPages: readonly SimilarPage[];
};

/** The figures of a page: words, local facts and similar pages. */
export function PageFigures({ words, facts, similarPages }: Props) {
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Words</dt>
        <dd>{count(words)}</dd>
      </div>
      <div>
        <dt>Local facts</dt>
        <dd>{facts.printed}</dd>
        {facts.missing.length > 0 && (
          <dd className={classes.note}>Not known here: {facts.missing.join(", ")}</dd>
        )}
      </div>
      {similarPages.map(({ title, likeness, link }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{likeness === null ? "None yet" : `${percent(likeness)} alike`}</dd>
          {likeness !== null && <dd className={classes.note}>{link}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The link to another site of the account. */
export type RenderNearestLink = (nearest: NonNullable<Quality["nearest"]>) => ReactNode;

/** The page of the account that is most similar to this one. */
export const nearestAccountPage = (
  nearest: Quality["nearest"],
  link: RenderNearestLink,
): SimilarPage => ({
  title: "Nearest sibling",
  likeness: nearest?.likeness ?? null,
  link: nearest && link(nearest),
});

/** A share between 0 and 1 as it is shown: "12 %". */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
