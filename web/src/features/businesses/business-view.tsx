import type { BusinessDetail } from "@mainstreet/contract/businesses";
import { countOf } from "@mainstreet/contract/count";
import { formatPhone } from "@mainstreet/contract/phone";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BusinessFacts } from "./business-facts.tsx";
import classes from "./business-view.module.css";
import { DeleteBusiness } from "./delete-business.tsx";
import { GAPS } from "./gaps.ts";
import { RedeployDialog } from "./redeploy-dialog.tsx";
import { SitesOfBusiness } from "./sites-of-business.tsx";

type Props = {
  business: BusinessDetail;
  above: ReactNode;
  /** The map of its sites. */
  map: ReactNode;
  /** Starts a new site of this business. */
  onNewSite: () => void;
  /** Leads away from the page of a business that was deleted. */
  leave: () => Promise<void>;
  /** Further sections, such as evidence. */
  children?: ReactNode;
};

/** A business: its gaps, its sites on a map and in a list, and the changes that are not published yet. */
export function BusinessView({ business, map, children, ...props }: Props) {
  const { id, name, phone, city, state, siteList, unpublishedSites } = business;
  const subtitle = [[city, state].filter(Boolean).join(", "), formatPhone(phone)]
    .filter(Boolean)
    .join(" – ");
  return (
    <>
      <PageHeader title={name} subtitle={subtitle} above={props.above}>
        <Button
          variant={unpublishedSites === 0 ? "filled" : "default"}
          renderRoot={(link) => <Link to={paths.editBusiness} params={{ id }} {...link} />}
        >
          Edit business
        </Button>
        <Button variant="default" onClick={props.onNewSite}>
          New site
        </Button>
        <DeleteBusiness business={business} leave={props.leave} />
      </PageHeader>
      <div className={classes.columns}>
        <div className="stack">
          <Unpublished business={business} />
          {siteList.length > 0 && map}
          <SitesOfBusiness business={business} onNewSite={props.onNewSite} />
          {children}
        </div>
        <div className="stack">
          <Gaps business={business} />
          <BusinessFacts business={business} />
        </div>
      </div>
    </>
  );
}

/** The gaps whose filling would help the pages most, the most useful first. */
function Gaps({ business: { id, lacks } }: Pick<Props, "business">) {
  if (lacks.length === 0) return null;
  return (
    <Card
      title="What its pages lack"
      hint="The most useful first"
      actions={
        <Link to={paths.editBusiness} params={{ id }}>
          Add it
        </Link>
      }
    >
      <ul className={classes.gaps}>
        {lacks.map((gap) => (
          <li key={gap}>{GAPS[gap].gain}</li>
        ))}
      </ul>
    </Card>
  );
}

function Unpublished({ business: { id, unpublishedSites } }: Pick<Props, "business">) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div role="status">
      {unpublishedSites > 0 && (
        <Notice
          tone="waiting"
          title={`Unpublished changes: ${countOf(unpublishedSites, "live site")} still ${unpublishedSites === 1 ? "shows" : "show"} the old values`}
        >
          <p>They are saved, and go live with the next deployment of each site, for free.</p>
          <Button mt="xs" onClick={() => setIsOpen(true)}>
            Redeploy {countOf(unpublishedSites, "site")}
          </Button>
        </Notice>
      )}
      <RedeployDialog
        id={id}
        sites={isOpen ? unpublishedSites : 0}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
