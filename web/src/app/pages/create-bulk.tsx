import { type ReactNode, useCallback, useMemo, useState } from "react";
import { RunList } from "../../features/creation-runs/run-list.tsx";
import { BulkRun } from "../../features/campaign-creation/bulk-run.tsx";
import {
  openedFor,
  type OpenedBulk,
  useBulkForm,
} from "../../features/campaign-creation/use-bulk-form.ts";
import classes from "./create-page.module.css";
import { NewBulkRun } from "./new-bulk-run.tsx";
import { useNewSiteBusiness } from "./new-site-business.tsx";
import { useGoToDashboard } from "./use-go-to-dashboard.ts";

type Props = {
  /** The service whose list the form was opened from. */
  service: string | undefined;
  opened: OpenedBulk;
  /** The business that an untouched form begins with; absent: the business that was used last. */
  business?: string;
  /** Above the form. */
  note?: ReactNode;
};

/** The Bulk Creation tab, opened for a service or for none. */
export function CreateBulk({ service }: Pick<Props, "service">) {
  const opened = useMemo(() => openedFor(service), [service]);
  return <BulkTab service={service} opened={opened} />;
}

/** The Bulk Creation tab: the form, or the progress of the run that it created. A refresh shows the same again. */
export function BulkTab(props: Props) {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} {...props} onLeave={() => setVisit(visit + 1)} />;
}

function Visit({ service, opened, note, onLeave, ...props }: Props & { onLeave: () => void }) {
  const goHome = useGoToDashboard();
  const business = useNewSiteBusiness(opened.name, props.business);
  const state = useBulkForm(opened, business);
  const { runId, forget, rows, follow } = state;
  const complete = useCallback(() => {
    forget();
    goHome();
  }, [forget, goHome]);
  if (runId === undefined)
    return (
      <>
        {note !== undefined && <div className={classes.above}>{note}</div>}
        <NewBulkRun
          service={service}
          state={state}
          draftBusiness={business.draft}
          onCreated={follow}
        />
        <RunList />
      </>
    );
  return (
    <BulkRun
      runId={runId}
      rows={rows}
      onComplete={complete}
      onLeave={() => {
        forget();
        onLeave();
      }}
    />
  );
}
