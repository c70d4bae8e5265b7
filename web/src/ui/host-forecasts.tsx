import { aboutTime } from "@mainstreet/contract/about-time";
import { countOf } from "@mainstreet/contract/count";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { useOnlyReading } from "../lib/account-readings.ts";
import { PriceNotice } from "./price-notice.tsx";

/** For each host that has some of the sites: how long publishing them again takes there, and what the host charges. */
export function HostForecasts({ hosts }: { hosts: readonly DeploymentType[] }) {
  const readingOf = useOnlyReading();
  const sitesOf = Map.groupBy(hosts, (host) => host);
  return [...sitesOf].map(([host, { length: sites }]) => {
    const { terms, forecast } = forecasters[host];
    const { time, price } = forecast({ sites, isNew: false }, readingOf(host));
    return (
      <div key={host} className="stack">
        <p className="note">
          {countOf(sites, "site")} at {terms.name}: {aboutTime(time.ms)}, {time.because}.
        </p>
        <PriceNotice price={price} />
      </div>
    );
  });
}
