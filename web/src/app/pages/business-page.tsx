import type { BusinessDetail } from "@mainstreet/contract/businesses";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useBusiness } from "../../features/businesses/api.ts";
import { BusinessView } from "../../features/businesses/business-view.tsx";
import { RedeployDialog } from "../../features/businesses/redeploy-dialog.tsx";
import { rememberBusiness } from "../../features/businesses/last-business.ts";
import map from "../../features/dashboard/map-card.module.css";
import { EvidenceSection } from "../../features/evidence/evidence-section.tsx";
import { LeadSettingsSection } from "../../features/lead-settings/lead-settings-section.tsx";
import { LeadsByCity } from "../../features/leads/leads-by-city.tsx";
import { messageOf } from "../../lib/api-error.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";
import { messages } from "../../features/businesses/messages.ts";

/** In one file with the dashboard's map, so that the dashboard does not load more files. */
const SitesMap = lazy(() =>
  import("../../features/dashboard/map/site-map.tsx").then(({ MapOfSites: component }) => ({
    default: component,
  })),
);

const Back = () => <BackLink to={paths.businesses}>Back to Businesses</BackLink>;

/** The page of a business. */
export function BusinessPage() {
  const { id } = useParams({ from: `/guarded${paths.business}` });
  const { data, error, isPending, refetch } = useBusiness(id);
  if (data !== undefined) return <Loaded key={data.id} business={data} />;
  return (
    <>
      <PageHeader title="Business" above={<Back />} />
      {isPending ? (
        <Placeholder lines={6} label="Loading business" />
      ) : (
        <Card title="This business could not be loaded">
          <FailurePanel
            isNext
            title={messageOf(error, messages.fetchFailed)}
            onRetry={() => void refetch()}
          />
          <p>
            It may have been deleted. <Link to={paths.businesses}>See all businesses</Link>.
          </p>
        </Card>
      )}
    </>
  );
}

function Loaded({ business }: { business: BusinessDetail }) {
  const navigate = useNavigate();
  return (
    <BusinessView
      business={business}
      above={<Back />}
      map={
        <Card title="Where its sites are">
          <Suspense fallback={<div className={map.space} />}>
            <SitesMap sites={business.siteList} />
          </Suspense>
        </Card>
      }
      onNewSite={() => {
        rememberBusiness(business.id);
        void navigate({ to: paths.create });
      }}
      leave={() => navigate({ to: paths.businesses, replace: true })}
    >
      <LeadsByCity of={{ businessId: business.id }} />
      <LeadSettingsSection businessId={business.id} />
      <Evidence businessId={business.id} />
    </BusinessView>
  );
}

/** The evidence of the business, and the question whether its sites are deployed again after a change. */
function Evidence({ businessId }: { businessId: string }) {
  const [changed, setChanged] = useState(0);
  return (
    <>
      <EvidenceSection businessId={businessId} onPublished={setChanged} />
      <RedeployDialog id={businessId} sites={changed} isAfterSave onClose={() => setChanged(0)} />
    </>
  );
}
