import { lazy, Suspense } from "react";
import { useRunUnderWay } from "../features/dashboard/api.ts";

const RunStrip = lazy(() =>
  import("../features/creation-runs/run-strip.tsx").then(({ RunStrip: component }) => ({
    default: component,
  })),
);

/** The way to a bulk run that goes on; nothing while there is none, and none of its code either. */
export function RunUnderWay() {
  const run = useRunUnderWay();
  if (run === undefined) return null;
  return (
    <Suspense fallback={null}>
      <RunStrip run={run} />
    </Suspense>
  );
}
