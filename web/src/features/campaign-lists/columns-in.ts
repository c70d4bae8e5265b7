/** The smallest width of a card; the style sheet of the loading cards has the same. */
const MIN_CARD_REM = 17.5;
const GAP_REM = 1;

/** How many cards fit into a row of a width given in rem. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP_REM) / (MIN_CARD_REM + GAP_REM)));
}
