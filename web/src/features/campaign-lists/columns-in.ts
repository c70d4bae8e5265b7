/** Below this a card gets cramped; the style sheet of the waiting cards says the same. */
const MIN_CARD_REM = 17.5;
const GAP_REM = 1;

/** How many cards fit beside each other in a width given in rem. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP_REM) / (MIN_CARD_REM + GAP_REM)));
}
