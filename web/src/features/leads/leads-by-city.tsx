import { countOf, count } from "@mainstreet/contract/count";
import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { firstLeadDay } from "../../lib/lead-period.ts";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useLeadsByCity } from "./api.ts";
import type { LeadsOf } from "./api.ts";
import { cityAndRegion } from "./lead-words.ts";

const STEP = 10;

/** How many leads the pages of each city had, of one business or of one site with many locations. */
export function LeadsByCity({ of }: { of: LeadsOf }) {
  const { data: cities, error, isPending, refetch } = useLeadsByCity(of);
  const total = cities?.reduce((sum, { leads }) => sum + leads, 0) ?? 0;
  return (
    <Card
      title="Leads by city"
      hint={
        cities === undefined
          ? `By the city of the page, in ${LEAD_COUNT_DAYS} days`
          : `${countOf(total, "lead")} in ${LEAD_COUNT_DAYS} days, by the city of the page`
      }
      actions={
        total > 0 && (
          <Link to={paths.leads} search={{ ...of, from: firstLeadDay() }}>
            See them
          </Link>
        )
      }
    >
      {isPending && <Placeholder lines={3} label="Loading leads by city" />}
      {error !== null && cities === undefined && (
        <FailurePanel
          title={messageOf(error, "The leads could not be counted.")}
          onRetry={() => void refetch()}
        />
      )}
      {cities?.length === 0 && <p className="muted">No lead has come in these days.</p>}
      {cities !== undefined && cities.length > 0 && (
        <DataTable
          rows={cities}
          rowKey={cityAndRegion}
          step={STEP}
          columns={[
            { title: "City", cell: (place) => cityAndRegion(place) || "Not known" },
            { title: "Leads", look: ["number"], cell: ({ leads }) => count(leads) },
          ]}
        />
      )}
    </Card>
  );
}
