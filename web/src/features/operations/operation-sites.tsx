import { count, countOf } from "@mainstreet/contract/count";
import type {
  Operation,
  OperationSite,
  OperationSiteStatus,
} from "@mainstreet/contract/operations";
import { Button, Modal } from "@mantine/core";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useLeaveOut, useOperationSites } from "./api.ts";
import { OperationSiteList } from "./operation-site-list.tsx";
import { canBeLeftOut } from "./operation-words.ts";
import classes from "./operations.module.css";

type Filter = OperationSiteStatus | "";

type Props = {
  operation: Operation;
  /** The page of a site before and after. */
  preview: (site: OperationSite) => ReactNode;
};

/** The sites of an operation, each with what changes, and the ones to leave out of a draft. */
export function OperationSites({ operation, preview }: Props) {
  const options = filtersOf(operation);
  const [chosen, setChosen] = useState<Filter>();
  // At first the sites that change; a status without sites is not offered.
  const status = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value ?? "";
  const { data: sites, ...query } = useOperationSites(operation, status);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState<OperationSite>();
  const section = useRef<HTMLElement>(null);
  const isDraft = operation.status === "draft";
  const tick = (siteIndex: number) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(siteIndex)) next.add(siteIndex);
      return next;
    });
  return (
    <section ref={section} tabIndex={-1} className={classes.sites} aria-label="Sites">
      <div className={classes.head}>
        <Segmented
          legend="Which sites"
          options={options}
          value={status}
          onChange={(value) => {
            setChosen(value);
            setTicked(new Set());
          }}
        />
        {isDraft && sites !== undefined && (
          <LeaveOut
            operation={operation}
            sites={sites}
            ticked={ticked}
            onTicked={setTicked}
            // The button that was pressed has been removed.
            onDone={() => section.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {query.isPending && <Placeholder lines={6} label="Loading the sites" />}
      {query.error !== null && (
        <FailurePanel
          title={messageOf(query.error, "The sites could not be loaded.")}
          onRetry={() => void (sites === undefined ? query.refetch() : query.fetchNextPage())}
        />
      )}
      {sites?.length === 0 && <p className="muted">No site is here.</p>}
      {sites !== undefined && sites.length > 0 && (
        <OperationSiteList
          key={status}
          sites={sites}
          ticked={isDraft ? ticked : undefined}
          onTick={tick}
          onShow={setShown}
          onEnd={() => {
            if (query.hasNextPage && !query.isFetching && query.error === null)
              void query.fetchNextPage();
          }}
        />
      )}
      <Modal
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.name}
        size="80rem"
      >
        {shown && preview(shown)}
      </Modal>
    </section>
  );
}

function filtersOf({ status, counts, total }: Operation): { value: Filter; label: string }[] {
  const all: [Filter, string, number][] = [
    status === "draft"
      ? ["changed", "Will change", counts.changed]
      : ["applied", "Changed", counts.applied],
    ["conflict", "Not changed", counts.conflicts],
    ["refused", "Refused", counts.refused],
    ["left-out", "Left out", counts.leftOut],
    ["unchanged", "As before", counts.unchanged],
    ["", "All", total],
  ];
  return all
    .filter(([, , sites]) => sites > 0)
    .map(([value, label, sites]) => ({ value, label: `${label} ${count(sites)}` }));
}

type LeaveOutProps = {
  operation: Operation;
  sites: readonly OperationSite[];
  ticked: ReadonlySet<number>;
  onTicked: (ticked: ReadonlySet<number>) => void;
  onDone: () => void;
};

/** Leaves ticked sites out, or includes them again, in one call. */
function LeaveOut({ operation, sites, ticked, onTicked, onDone }: LeaveOutProps) {
  const leaveOut = useLeaveOut(operation.id);
  const meant = sites.filter(({ siteIndex }) => ticked.has(siteIndex));
  const choices = sites.filter(canBeLeftOut);
  if (choices.length === 0) return null;
  const isAll = meant.length === choices.length;
  const indexesOf = (status: OperationSiteStatus) =>
    meant.filter((site) => site.status === status).map(({ siteIndex }) => siteIndex);
  const change = (siteIndexes: number[], leftOut: boolean) =>
    leaveOut.mutate(
      { siteIndexes, leftOut },
      {
        onSuccess: () => {
          onTicked(new Set());
          onDone();
        },
        onError: (error) =>
          toastFailure(messageOf(error, "The sites could not be left out. Please try again.")),
      },
    );
  const out = indexesOf("changed");
  const inAgain = indexesOf("left-out");
  return (
    <div className={classes.ticks}>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => onTicked(new Set(isAll ? [] : choices.map(({ siteIndex }) => siteIndex)))}
      >
        {isAll ? "Tick none" : `Tick all ${count(choices.length)}`}
      </Button>
      {out.length > 0 && (
        <SubmitButton
          size="sm"
          variant="default"
          busy={leaveOut.isPending}
          busyText="Leaving out…"
          onClick={() => change(out, true)}
        >
          Leave out {countOf(out.length, "site")}
        </SubmitButton>
      )}
      {inAgain.length > 0 && (
        <SubmitButton
          size="sm"
          variant="default"
          busy={leaveOut.isPending}
          busyText="Taking in…"
          onClick={() => change(inAgain, false)}
        >
          Take in {countOf(inAgain.length, "site")}
        </SubmitButton>
      )}
    </div>
  );
}
