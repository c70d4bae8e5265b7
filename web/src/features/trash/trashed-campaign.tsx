import { Button } from "@mantine/core";
import type { TrashedSite } from "@mainstreet/contract/trash";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useRestoreTrashed, useTrashed } from "./api.ts";
import { RestoreDialog } from "./trash-dialogs.tsx";
import { TakeDownButton, TrashedFacts } from "./trash-row.tsx";
import classes from "./trash.module.css";

type Props = {
  id: string;
  above: ReactNode;
  /** Shown for a site that is not in the trash either. */
  children: ReactNode;
};

/** The page of a site that was not found: it may be in the trash, and can be restored from here. */
export function TrashedCampaign({ id, above, children }: Props) {
  const { data, isPending } = useTrashed(id);
  if (isPending) return null;
  if (data === undefined) return children;
  return (
    <>
      <PageHeader title={data.name} subtitle="In the trash" above={above} />
      <Card title="This site is in the trash">
        <div className={classes.about}>
          <TrashedFacts site={data} />
          <Ways site={data} />
        </div>
      </Card>
    </>
  );
}

function Ways({ site }: { site: TrashedSite }) {
  const [isAsking, setAsking] = useState(false);
  const restore = useRestoreTrashed();
  const begin = () => {
    if (site.restoreCost > 0) setAsking(true);
    else restore.mutate({ campaignIds: [site.id], credits: 0 });
  };
  return (
    <div className={classes.ways}>
      <Button loading={restore.isPending} onClick={begin}>
        Restore
      </Button>
      <TakeDownButton site={site} />
      <Link to={paths.trash}>See the trash</Link>
      <RestoreDialog
        sites={isAsking ? [site] : []}
        onClose={() => setAsking(false)}
        onDone={() => setAsking(false)}
      />
    </div>
  );
}
