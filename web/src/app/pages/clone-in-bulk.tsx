import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { loadFailureText, useCampaign } from "../../features/campaigns/api.ts";
import { BULK_RUN } from "../../features/campaign-creation/api.ts";
import { clonedValues, notCloned } from "../../features/campaign-creation/clone-values.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { paths } from "../paths.ts";
import { BulkTab } from "./create-bulk.tsx";

/** The bulk form with the fields of a site, to make the same site in other cities. */
export function CloneInBulk({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useCampaign(id);
  if (data !== undefined) return <Clone campaign={data} />;
  if (isPending) return <Placeholder lines={8} label="Loading the site" />;
  return <FailurePanel title={loadFailureText(error)} onRetry={() => void refetch()} />;
}

function Clone({ campaign }: { campaign: CampaignDetail }) {
  // The form begins with the site as it is now; later changes of the site do not change the form.
  const [opened] = useState(() => ({
    name: `${BULK_RUN}: from ${campaign.id}`,
    initial: clonedValues(campaign),
  }));
  return (
    <BulkTab
      opened={opened}
      business={campaign.businessId ?? ""}
      service={undefined}
      note={<CloneNote campaign={campaign} />}
    />
  );
}

function CloneNote({ campaign }: { campaign: CampaignDetail }) {
  const left = notCloned(campaign);
  const several = new Intl.ListFormat("en-GB").format([...left, "labels", "words of its own"]);
  return (
    <Notice
      tone="plain"
      title={
        <>
          The same site in other cities:{" "}
          <Link to={paths.campaign} params={{ id: campaign.id }}>
            {campaign.name}
          </Link>
        </>
      }
    >
      Type the cities. Service, wording, look, phone, email, company and account come from that
      site, and what it has from its business comes from there. Not taken along: {several}. Nothing
      is charged before you create the sites.
    </Notice>
  );
}
