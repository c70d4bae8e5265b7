import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { MapPoint } from "@mainstreet/contract/dashboard";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { TrashLink } from "../../ui/trash-link.tsx";
import type { CampaignListScope } from "./api.ts";
import { CsvFiles } from "./csv-files.tsx";
import { countListFilters, NO_LIST_FILTERS } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import classes from "./service-header.module.css";
import { ScopedSites } from "./scoped-sites.tsx";
import { SitesByStatus } from "./sites-by-status.tsx";

type Props = {
  search: ListSearch;
  /** Changes the address; while the user types, without a new entry in the history. */
  onSearch: (change: ListSearch, isTyping?: boolean) => void;
  /** The way back, above the title. */
  above: ReactNode;
  /** The warning that visitors of a site get from their browsers. Always the same function. */
  warning: (campaign: ListedCampaign) => ReactNode;
  /** Sites on a map. */
  map: (points: readonly MapPoint[]) => ReactNode;
};

/** Every site over all services and kinds: where broken ones are found and deployed again. */
export function AllSites({ search, onSearch, above, warning, map }: Props) {
  const scope: CampaignListScope = { of: "all", search };
  return (
    <ScopedSites
      isOverall
      scope={scope}
      onSearch={onSearch}
      warning={warning}
      map={map}
      header={({ shown, found, isNextElsewhere, isFetching, onRefresh }) => (
        <>
          <PageHeader title="All Sites" above={above} subtitle={<span role="status">{found}</span>}>
            <TrashLink />
            <RefreshButton isFetching={isFetching} onClick={onRefresh}>
              <span className={classes.word}>Refresh</span>
            </RefreshButton>
            <CsvFiles scope={scope} total={shown.total} />
            <CreateNew isNext={!isNextElsewhere && (shown.query.data?.statuses?.failed ?? 0) === 0}>
              Create New
            </CreateNew>
          </PageHeader>
          <SitesByStatus
            scope={scope}
            statuses={shown.query.data?.statuses}
            onStatus={(deploymentStatus) => onSearch({ deploymentStatus })}
          />
        </>
      )}
      empty={({ isEmptied }, change) => (
        <NoSites search={search} isEmptied={isEmptied} onSearch={change} />
      )}
    />
  );
}

function CreateNew({ isNext, children }: { isNext: boolean; children: ReactNode }) {
  return (
    <Button
      variant={isNext ? "filled" : "default"}
      renderRoot={(props) => <Link to={paths.create} {...props} />}
    >
      {children}
    </Button>
  );
}

type NoSitesProps = Pick<Props, "search" | "onSearch"> & { isEmptied: boolean };

/** An empty list: no site matches the filters, or there are none. */
function NoSites({ search, isEmptied, onSearch }: NoSitesProps) {
  const isNarrowed = countListFilters(search) > 0 || search.q !== undefined;
  if (!isNarrowed || isEmptied)
    return (
      <EmptyPanel
        title={texts.campaignLists.noCampaigns}
        text="Pick a service and a city, and the first site is live in moments."
      >
        <CreateNew isNext>Create a site</CreateNew>
      </EmptyPanel>
    );
  return (
    <EmptyPanel
      title={texts.campaignLists.noCampaigns}
      text={
        search.deploymentStatus === "failed"
          ? "No site here has failed."
          : "No site fits the search and the filters together. Change them, or see all."
      }
    >
      <Button onClick={() => onSearch({ ...NO_LIST_FILTERS, q: undefined })}>Show all sites</Button>
    </EmptyPanel>
  );
}
