import { count, countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { Notice } from "../../ui/notice.tsx";
import bar from "../../ui/progress-bar.module.css";
import { changedWords, published } from "./operation-words.ts";
import classes from "./operations.module.css";

/** How many changes of live sites are published. All changes are saved from the start. */
export function OperationProgress({ operation }: { operation: Operation }) {
  const { status, deployments, counts } = operation;
  const { ended, total } = published(operation);
  const { success, error, cancelled } = deployments;
  return (
    <div className={classes.progress}>
      {total > 0 && (
        <progress
          className={bar.bar}
          max={total}
          value={ended}
          aria-label="Sites that are published"
        />
      )}
      <p role="status">
        {changedWords(operation)}
        {total > 0 && ` – ${count(success)} of ${count(total)} published`}
        {status === "complete" && error === 0 && " – done"}
      </p>
      {total === 0 && <p className="note">None of these sites had to be published again.</p>}
      {status === "paused" && (
        <Notice tone="waiting" title="Paused">
          All values are saved. No more sites are published until you resume.
        </Notice>
      )}
      {cancelled > 0 && (
        <Notice tone="plain" title={`${countOf(cancelled, "site")} saved, not published`}>
          {cancelledWords(operation)}
        </Notice>
      )}
      {error > 0 && (
        <Notice tone="bad" title={`${countOf(error, "site")} could not be published`}>
          Their values are saved; visitors still get what was live before. The list says why.
        </Notice>
      )}
      {counts.conflicts > 0 && (
        <Notice tone="waiting" title={`${countOf(counts.conflicts, "site")} not changed`}>
          They stay as they are. The list says of each why.
        </Notice>
      )}
    </div>
  );
}

/** What happens with sites whose changes were saved but not published, and what the user can do. */
function cancelledWords({ changes, undoneBy }: Operation): string {
  if (undoneBy !== null)
    return "The changes were undone before these were published. What the undo left as it is stays saved and is not published: its list names these sites.";
  return changes.some(({ field }) => field === "account")
    ? "They are still live at the account that they had, and their next deployment goes to the new one. Publish the rest to move them, or undo the changes to let them stay."
    : "Visitors still get what was live before. Publish the rest, or undo the changes.";
}
