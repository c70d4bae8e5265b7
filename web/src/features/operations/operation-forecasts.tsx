import { aboutTime } from "@mainstreet/contract/about-time";
import { countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { Notice } from "../../ui/notice.tsx";
import { PriceNotice } from "../../ui/price-notice.tsx";

/** For each host that publishes some of the sites: how long that takes, or why it is not possible, and what the host charges. */
export function OperationForecasts({ forecast }: Pick<Operation, "forecast">) {
  return forecast.map(({ deploymentType, host, sites, ms, because, price, obstacle }) => (
    <div key={deploymentType} className="stack">
      <p className="note">
        {countOf(sites, "site")} to publish at {host}:{" "}
        {obstacle ? "not possible." : `${aboutTime(ms)}, ${because}.`}{" "}
        {price.warning === undefined && price.text}
      </p>
      {obstacle && (
        <Notice tone="bad" title={obstacle.title}>
          {obstacle.text} Or leave some of the sites out.
        </Notice>
      )}
      <PriceNotice price={price} />
    </div>
  ));
}
