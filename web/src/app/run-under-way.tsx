import { lazy, Suspense } from "react";
import { useRunUnderWay } from "../features/dashboard/api.ts";

const RunStrip = lazy(() =>
  import("../features/creation-runs/run-strip.tsx").then(({ RunStrip: component }) => ({
    default: component,
  })),
);

/** A link to the bulk run in progress; without one nothing is rendered or loaded. */
export function RunInProgress() {
  const run = useRunUnderWay();
  if (run === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RunStrip run={run} />
    </Suspense>
  );
}
