import { useCallback, useState } from "react";
import { RunList } from "../../features/creation-runs/run-list.tsx";
import { BULK_RUN } from "../../features/creation/api.ts";
import { draftName } from "../../features/creation/new-site-form.ts";
import { BulkRun } from "../../features/creation/bulk-run.tsx";
import { useBulkForm } from "../../features/creation/use-bulk-form.ts";
import { NewBulkRun } from "./new-bulk-run.tsx";
import { useNewSiteBusiness } from "./new-site-business.tsx";
import { useGoToDashboard } from "./use-go-to-dashboard.ts";

type Props = { service: string | undefined };

/** The Bulk Creation tab: the form, or the run it made on its way; a refresh comes back to either. */
export function CreateBulk({ service }: Props) {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} service={service} onLeave={() => setVisit(visit + 1)} />;
}

function Visit({ service, onLeave }: Props & { onLeave: () => void }) {
  const goHome = useGoToDashboard();
  const business = useNewSiteBusiness(draftName(BULK_RUN, service));
  const state = useBulkForm(service, business);
  const { runId, forget, rows, follow } = state;
  const complete = useCallback(() => {
    forget();
    goHome();
  }, [forget, goHome]);
  if (runId === undefined)
    return (
      <>
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
