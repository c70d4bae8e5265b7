import { countOf } from "./count.ts";
import { SELECTION_LIMIT } from "./limits.ts";

/** Texts about sites that move to another account in one request. */
export const hostMoveTexts = {
  notFound: "This move is not there any more.",
  whichSites: "Choose the sites to move, or the account whose sites move",
  noSites: "Choose the sites to move",
  tooMany: `At most ${countOf(SELECTION_LIMIT, "site")} can move at once`,
  accountTooLarge: `This account has more than ${countOf(SELECTION_LIMIT, "site")}. Please move them in parts, by their ids.`,
  tooManyMoves: "Many of your moves are under way. Please wait until one of them has ended.",
  nothingToMove: "None of these sites can move: they are there already, or not yours any more.",
  samePlace: "This is where the sites are already",
  wasCancelled: "This move was cancelled. Start another one for the sites that are left.",
  sentElsewhere: "It was sent to another account in the meantime.",
  accountGone: "The account was removed from your settings.",
  invalidCursor: "The cursor is not valid",
} as const;
