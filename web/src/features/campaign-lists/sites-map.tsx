import type { MapPoint } from "@mainstreet/contract/dashboard";
import { count } from "@mainstreet/contract/count";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useMapOf } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import classes from "./sites-map.module.css";

type Props = {
  scope: CampaignListScope;
  total: number;
  map: (points: readonly MapPoint[]) => ReactNode;
};

/** The sites that the filter finds, on a map. */
export function SitesMap({ scope, total, map }: Props) {
  const { data, error, isPending, isPlaceholderData, refetch } = useMapOf(scope);
  if (isPending) return <Placeholder lines={12} label="Loading the map" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, texts.campaignLists.listFailed)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <section className={classes.box} aria-label="Map" aria-busy={isPlaceholderData}>
      {map(data.campaigns)}
      {total > SELECTION_LIMIT && (
        <p className="note">
          The map shows the newest {count(SELECTION_LIMIT)} of {count(total)} sites. Filters narrow
          it.
        </p>
      )}
    </section>
  );
}
