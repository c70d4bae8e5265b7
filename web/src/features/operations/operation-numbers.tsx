import { count } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { published } from "./operation-words.ts";
import classes from "./operations.module.css";

/** The number of sites of an operation by what happens to them. */
export function OperationNumbers({ operation }: { operation: Operation }) {
  const shown = numbersOf(operation).filter(([, sites], at) => at === 0 || sites > 0);
  return (
    <dl className={classes.numbers}>
      {shown.map(([label, sites]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count(sites)}</dd>
        </div>
      ))}
    </dl>
  );
}

function numbersOf(operation: Operation): [label: string, sites: number][] {
  const { status, counts, deployments, publishesEarlier, missing } = operation;
  const isDraft = status === "draft";
  return [
    isDraft ? ["Will change", counts.changed] : ["Changed", counts.applied],
    ["As before", counts.unchanged],
    ["Refused", counts.refused],
    ["Left out", counts.leftOut],
    ["Not changed", counts.conflicts],
    ["Not there any more", missing],
    isDraft
      ? ["Will be published", published(operation).total]
      : ["Published", deployments.success],
    ["Also publish earlier changes", isDraft ? publishesEarlier : 0],
    ["Waiting", isDraft ? 0 : deployments.pending],
    ["Being published", deployments.processing],
    ["Not published", deployments.error],
    ["Saved, not published", deployments.cancelled],
    ["Deleted", deployments.deleted],
  ];
}
