import { hosts } from "@mainstreet/contract/hosts/registry";
import { lazy, Suspense } from "react";
import type { HttpWarningProps } from "./host-ui.ts";

const HttpWarning = lazy(async () => ({
  default: (await import("./http-warning.tsx")).HttpWarning,
}));

/** The warning for a place that may be on http; for a place that never is, its code is not loaded. */
export function LazyHttpWarning(props: HttpWarningProps) {
  if (hosts[props.place.deploymentType].isAlwaysHttps) return null;
  return (
    <Suspense fallback={null}>
      <HttpWarning {...props} />
    </Suspense>
  );
}
