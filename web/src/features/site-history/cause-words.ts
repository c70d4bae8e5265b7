import type { SiteVersion } from "@mainstreet/contract/site-versions";
import { paths } from "../../app/paths.ts";

type Cause = NonNullable<SiteVersion["cause"]>;

const WORDS: Record<Cause, string> = {
  created: "Created",
  redeploy: "Deployed",
  retry: "Tried again",
  account: "Sent to another account",
  move: "Moved to another host",
  business: "Its business was changed",
  script: "Verification script was changed",
  operation: "Changed with other sites",
  domain: "Its domain was changed",
  https: "Its bucket got https",
  restore: "Restored",
  trash: "Restored from the trash",
};

/** Why a version was published, in a few words. */
export function causeWords({ cause, operationKind, restoredFrom }: SiteVersion): string {
  if (restoredFrom !== null) return `Restored to version ${restoredFrom}`;
  if (cause === null) return "Deployed";
  return operationKind === "undo" ? "Changes of many sites undone" : WORDS[cause];
}

const PAGES: Partial<Record<Cause, string>> = {
  created: paths.creationRun,
  retry: paths.creationRun,
  move: paths.hostMove,
  business: paths.business,
  operation: paths.operation,
  script: paths.operation,
};

/** The page of the cause of a version: its run, move, business or operation. An operation may not be in the log any more. */
export function pageOfCause({ cause, causeId, operationKind }: SiteVersion): string | undefined {
  if (cause === null || causeId === null) return undefined;
  const page = PAGES[cause];
  const isGone = page === paths.operation && operationKind === null;
  return isGone ? undefined : page?.replace("$id", causeId);
}

/** The user who requested the version. */
export const actorWords = ({ actorId, cause }: SiteVersion, userId: string | undefined): string => {
  if (actorId === null) return cause === null ? "" : "by Mainstreet";
  return actorId === userId ? "by you" : "by another person";
};

/** The changes of a version against the one before. */
export function versionChangeWords({ changedFields }: SiteVersion): string {
  if (changedFields === null) return "The oldest version that is kept";
  return changedFields.length === 0
    ? "No field was changed"
    : `Changed: ${changedFields.join(", ")}`;
}
