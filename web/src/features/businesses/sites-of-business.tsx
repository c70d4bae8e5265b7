import type { BusinessDetail, SiteOfBusiness } from "@mainstreet/contract/businesses";
import { countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
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
    <Card title="Sites" hint={`${countOf(sites, "site")}, ${liveSites} live`}>
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
          { title: "What it lacks", look: ["wide"], cell: (site) => <Lacks site={site} /> },
        ]}
      />
    </Card>
  );
}

/** In a narrow table what it lacks is below its name. */
const SiteLink = ({ site }: { site: SiteOfBusiness }) => (
  <>
    <Link to={paths.campaign} params={{ id: site.id }}>
      {site.name}
    </Link>
    <div className={`${table.narrow} note`}>
      <Lacks site={site} />
    </div>
  </>
);

function Lacks({ site: { lacks, hasUnpublishedChanges } }: { site: SiteOfBusiness }) {
  const words = [...(hasUnpublishedChanges ? ["Changes to publish"] : []), ...lacks];
  if (words.length === 0) return <span className="muted">Nothing</span>;
  return (
    <ul className={classes.lacks}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
