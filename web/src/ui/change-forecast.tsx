import type { DeploymentType } from "@mainstreet/contract/deployment";
import { lazy, Suspense } from "react";

const HostForecasts = lazy(async () => ({
  default: (await import("./host-forecasts.tsx")).HostForecasts,
}));

/** The time and the price of publishing sites again at their hosts; `hosts` names the host of each site. */
export function ChangeForecast({ hosts }: { hosts: readonly DeploymentType[] }) {
  if (hosts.length === 0) return null;
  return (
    <Suspense fallback={<p className="note">Working out how long it takes…</p>}>
      <HostForecasts hosts={hosts} />
    </Suspense>
  );
}
