import type { BusinessDetail, SiteOfBusiness } from "@mainstreet/contract/businesses";
import { count, countOf } from "@mainstreet/contract/count";
import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { firstLeadDay } from "../../lib/lead-period.ts";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import table from "../../ui/table.module.css";
import { DeploymentBadge } from "../../ui/deployment-badge.tsx";
import classes from "./business-view.module.css";

const STEP = 20;

type Props = { business: BusinessDetail; onNewSite: () => void };

/** The sites of a business, with what each of them lacks. */
export function SitesOfBusiness({ business, onNewSite }: Props) {
  const { sites, liveSites, siteList } = business;
  const leads = siteList.reduce((sum, site) => sum + (site.leads ?? 0), 0);
  if (siteList.length === 0)
    return (
      <Card title="Sites">
        <p>No site belongs to it yet. A new site takes its phone, hours and address from here.</p>
        <Button mt="sm" variant="default" onClick={onNewSite}>
          Make its first site
        </Button>
      </Card>
    );
  return (
    <Card
      title="Sites"
      hint={`${countOf(sites, "site")}, ${liveSites} live, ${countOf(leads, "lead")} in ${LEAD_COUNT_DAYS} days`}
    >
      <DataTable
        rows={siteList}
        rowKey={({ id }) => id}
        step={STEP}
        columns={[
          { title: "Site", cell: (site) => <SiteLink site={site} /> },
          {
            title: "State",
            cell: ({ deploymentStatus }) => <DeploymentBadge status={deploymentStatus} />,
          },
          {
            title: "Leads",
            look: ["number"],
            cell: (site) => <Leads site={site} />,
          },
          { title: "What it lacks", look: ["wide"], cell: (site) => <Lacks site={site} /> },
        ]}
      />
    </Card>
  );
}

function Leads({ site: { id, leads = 0 } }: { site: SiteOfBusiness }) {
  if (leads === 0) return <span className="muted">0</span>;
  return (
    <Link to={paths.leads} search={{ campaignId: id, from: firstLeadDay() }}>
      {count(leads)}
    </Link>
  );
}

/** In a narrow table the gaps of the site are shown below its name. */
const SiteLink = ({ site }: { site: SiteOfBusiness }) => (
  <>
    <Link to={paths.campaign} params={{ id: site.id }}>
      {site.name}
    </Link>
    {lacksOf(site).length > 0 && (
      <div className={`${table.narrow} note`}>
        <Lacks site={site} />
      </div>
    )}
  </>
);

const lacksOf = ({ lacks, hasUnpublishedChanges }: SiteOfBusiness): string[] => [
  ...(hasUnpublishedChanges ? ["Changes to publish"] : []),
  ...lacks,
];

function Lacks({ site }: { site: SiteOfBusiness }) {
  const words = lacksOf(site);
  if (words.length === 0) return <span className="muted">Nothing</span>;
  return (
    <ul className={classes.lacks}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
