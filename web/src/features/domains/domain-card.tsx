import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { AddDomain } from "./add-domain.tsx";
import { useDomain } from "./api.ts";
import { DomainDetails } from "./domain-details.tsx";
import classes from "./domains.module.css";
import { RemovedRecords, useRemovedRecords } from "./removed-records.tsx";

/** On the page of a site: its own domain, from the first DNS record until the address is live. */
export function DomainCard({ campaignId }: { campaignId: string }) {
  return (
    <Card
      title="Domain"
      hint="The address of your client in the place of the host's"
      actions={<Link to={paths.domains}>All domains</Link>}
    >
      <Content campaignId={campaignId} />
    </Card>
  );
}

function Content({ campaignId }: { campaignId: string }) {
  const { data, error, isPending, refetch } = useDomain(campaignId);
  const removed = useRemovedRecords(campaignId);
  if (isPending) return <Placeholder lines={2} label="Loading the domain" />;
  if (data === undefined)
    return (
      <Notice tone="bad" role="alert" title={messageOf(error, "The domain could not be loaded.")}>
        <Button variant="default" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  const { domain, notPossible } = data;
  if (domain !== null)
    return <DomainDetails domain={domain} onRemoved={(records) => removed.keep(records)} />;
  return (
    <div className={classes.form}>
      <RemovedRecords records={removed.records} onDone={() => removed.keep([])} />
      {notPossible === "" ? (
        <AddDomain campaignId={campaignId} />
      ) : (
        <p className="muted">{notPossible}</p>
      )}
    </div>
  );
}
