import type { TypedLocation } from "@mainstreet/contract/location-lines";
import type { AdviceKind, Quality } from "@mainstreet/contract/page-quality";
import type { ReactNode } from "react";
import classes from "./quality-panel.module.css";
import { ownShareText } from "./own-share-text.ts";

/**
 * The link to the page where an advice is followed; null where there is no such page. `place`: that of a location; absent:
 * that of the first page.
 */
export type RenderAdviceLink = (kind: AdviceKind, place?: TypedLocation) => ReactNode;

type Props = Pick<Quality, "uniqueWords" | "advice"> & {
  place?: TypedLocation | undefined;
  adviceLink: RenderAdviceLink;
};

/** How much of a page is on no other page of the firm, and what would improve it most. */
export function PageWorth({ uniqueWords, advice, place, adviceLink }: Props) {
  if (uniqueWords === null) return null;
  return (
    <div className={classes.worth}>
      <p>{ownShareText(uniqueWords)}</p>
      {advice.length > 0 && (
        <>
          <h3>What would help most</h3>
          <ul className={classes.problems}>
            {advice.map(({ kind, text }) => (
              <li key={kind}>
                <span>{text}</span>
                {adviceLink(kind, place)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
