import { count, countOf } from "./count.ts";
import { SELECTION_LIMIT, TRASH_DAYS } from "./limits.ts";

/** Adds the full stop that reasons of hosts may lack. */
export const sentence = (text: string) => text.replace(/\.?$/, ".");
const sites = (n: number) => countOf(n, "site");

/** Texts next to the question whether to delete, and the responses of the trash. */
export const trashTexts = {
  /** Corrects the specification's "This action cannot be undone." */
  restorable: (n: number) =>
    n === 1
      ? `It moves to the trash, where you can restore it for ${TRASH_DAYS} days. After that it is gone for good.`
      : `They move to the trash, where you can restore them for ${TRASH_DAYS} days. After that they are gone for good.`,
  takeDown: (n: number) => (n === 1 ? "Take the site down" : "Take the sites down"),
  takeDownHint: (n: number) =>
    n === 1
      ? "Visitors find nothing there any more, and its own domain is released. Its credit comes back if it never went live."
      : "Visitors find nothing there any more, and their own domains are released. Credits come back for those that never went live.",
  leaveUp: (n: number) => (n === 1 ? "Leave the site up" : "Leave the sites up"),
  leaveUpHint: (n: number) =>
    n === 1
      ? `It stays live as it is, but Mainstreet no longer manages it: no edits, no updates. After ${TRASH_DAYS} days it is forgotten: what visitors send by its form no longer reaches you, and it stays in your account at the host until you delete it there. No credit comes back.`
      : `They stay live as they are, but Mainstreet no longer manages them: no edits, no updates. After ${TRASH_DAYS} days they are forgotten: what visitors send by their forms no longer reaches you, and they stay in your accounts at the hosts until you delete them there. No credits come back.`,

  notFound: "This site is not in the trash",
  noSites: "Please choose the sites",
  tooMany: `At most ${count(SELECTION_LIMIT)} sites at once. Please choose fewer.`,
  whichSites: "Please send either ids or all",
  invalidCursor: "The cursor is not valid",
  invalidCredits: "Credits must be a whole number",
  /** Follows the text of a deletion whose site is still up. */
  pending: (reason: string) =>
    `Its site is not down yet: ${sentence(reason)} It is in the trash, and we keep trying.`,
  stillBusy: "A deployment of it is just ending.",
  accountGone: (url: string) =>
    url === ""
      ? "The account it was published with is not in your settings any more."
      : `It stays up at ${url}: the account it was published with is not in your settings any more.`,
  faulty: "Something went wrong on our side.",

  stillTakingDown: "It is still being taken down. Please try again in a moment.",
  price: (credits: number) =>
    `Restoring costs ${countOf(credits, "credit")}, since ${credits === 1 ? "it" : "they"} came back when the ${
      credits === 1 ? "site was" : "sites were"
    } deleted. Please confirm it.`,
  restored: (n: number) =>
    n === 1
      ? "Site restored. It is being published again."
      : `${sites(n)} restored. They are being published again.`,
  restoredAsIs: (n: number) =>
    n === 1
      ? "Site restored. It is live as it was."
      : `${sites(n)} restored. They are live as they were.`,
  charged: (n: number) => `${countOf(n, "credit")} charged again.`,
  restoreOf: (name: string) => `Restored from the trash: ${name}`,
  /** About a deployment after a restore. */
  newAddress: (before: string, now: string) =>
    `Published at a new address, ${now}: the name ${before} is not free any more.`,
  newFolder: (before: string, now: string) =>
    `Its folder ${before} is another site's by now, so it is published in ${now}.`,
  folderInUse: (before: string, now: string) =>
    `Its folder ${before} holds objects that are not of this site, so it is published in ${now}.`,
  domainLost: (host: string, reason: string) => `Its domain ${host} was not added again: ${reason}`,
  noAccount: "Choose an account for it in its deployment settings.",

  loadFailed: "Failed to load the trash",
  restoreFailed: "Failed to restore. Please try again later.",
  deleteFailed: "Failed to delete for good. Please try again later.",
  takeDownFailed: "Failed to take down. Please try again later.",
  tryingAgain: (n: number) => `${sites(n)} being taken down.`,
  deleted: (n: number) => (n === 1 ? "Deleted for good." : `${sites(n)} deleted for good.`),
  kept: (n: number) =>
    n === 1
      ? "1 site is still being taken down and stays in the trash until it is."
      : `${sites(n)} are still being taken down and stay in the trash until they are.`,
  trashed: (n: number) => `${sites(n)} moved to the trash`,
};
