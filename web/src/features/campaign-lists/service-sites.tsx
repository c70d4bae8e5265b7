import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { MapPoint } from "@mainstreet/contract/dashboard";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { BackLink } from "../../ui/back-link.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { TrashLink } from "../../ui/trash-link.tsx";
import { type CampaignListScope, useKnownName } from "./api.ts";
import { CsvFiles } from "./csv-files.tsx";
import { CreateLink } from "./create-link.tsx";
import { LIST_KINDS, nameFromSlug } from "./kinds.ts";
import type { ListKind } from "./kinds.ts";
import { countListFilters, NO_LIST_FILTERS } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import { RetryFailed } from "./retry-failed.tsx";
import { ScopedSites } from "./scoped-sites.tsx";
import classes from "./service-header.module.css";

type Props = {
  kind: ListKind;
  slug: string;
  search: ListSearch;
  /** Changes the address; while the user types, without a new entry in the history. */
  onSearch: (change: ListSearch, isTyping?: boolean) => void;
  /** The warning that visitors of a site get from their browsers. Always the same function. */
  warning: (campaign: ListedCampaign) => ReactNode;
  /** Sites on a map. */
  map: (points: readonly MapPoint[]) => ReactNode;
};

/** The campaign list of one service (spec §2). */
export function ServiceSites({ kind, slug, search, onSearch, warning, map }: Props) {
  const known = useKnownName(kind, slug) ?? nameFromSlug(slug);
  const of = useMemo(() => ({ kind, slug }), [kind, slug]);
  const scope: CampaignListScope = { of, search };
  return (
    <ScopedSites
      scope={scope}
      onSearch={onSearch}
      warning={warning}
      map={map}
      header={({ shown, ...facts }) => (
        <>
          <ServiceHeader
            kind={kind}
            name={shown.query.data?.service ?? known}
            scope={scope}
            total={shown.total}
            {...facts}
          />
          <RetryFailed scope={scope} statuses={shown.query.data?.statuses} />
        </>
      )}
      empty={({ query, isEmptied }, change) => (
        <NoCampaigns
          kind={kind}
          service={query.data?.service ?? known}
          search={search}
          isEmptied={isEmptied}
          onSearch={change}
        />
      )}
    />
  );
}

type ServiceHeaderProps = {
  kind: ListKind;
  name: string;
  /** "12 sites found", or why the number is not known. */
  found: string;
  /** Nothing is listed, and the button is in the empty panel. */
  isNextElsewhere: boolean;
  isFetching: boolean;
  onRefresh: () => void;
  scope: CampaignListScope;
  total: number;
};

/** The service's name, how many sites were found, and the way back. */
function ServiceHeader(props: ServiceHeaderProps) {
  const { kind, name, found, isNextElsewhere, isFetching, onRefresh, scope, total } = props;
  const { title, servicesPath } = LIST_KINDS[kind];
  return (
    <PageHeader
      title={name}
      above={
        <BackLink to={servicesPath} label={`Back to ${title}`}>
          {title}
        </BackLink>
      }
      subtitle={<span role="status">{found}</span>}
      isCompact
    >
      <TrashLink />
      <RefreshButton isFetching={isFetching} onClick={onRefresh}>
        <span className={classes.word}>Refresh</span>
      </RefreshButton>
      <CsvFiles scope={scope} total={total} />
      <CreateLink kind={kind} service={name} variant={isNextElsewhere ? "default" : "filled"}>
        Create New
      </CreateLink>
    </PageHeader>
  );
}

type NoCampaignsProps = {
  kind: ListKind;
  service: string;
  search: ListSearch;
  /** All campaigns of the list are being deleted. */
  isEmptied: boolean;
  onSearch: (change: ListSearch) => void;
};

/** An empty list: no campaign matches the filters, or there are none. */
function NoCampaigns({ kind, service, search, isEmptied, onSearch }: NoCampaignsProps) {
  const isNarrowed = countListFilters(search) > 0 || search.q !== undefined;
  if (isNarrowed && !isEmptied)
    return (
      <EmptyPanel
        title={texts.campaignLists.noCampaigns}
        text="None of this service's sites fits the search and the filters together. Change them, or see all."
      >
        <Button onClick={() => onSearch({ ...NO_LIST_FILTERS, q: undefined })}>
          Show all sites
        </Button>
      </EmptyPanel>
    );
  return (
    <EmptyPanel
      title={texts.campaignLists.noCampaigns}
      text={
        isEmptied
          ? "Every site that was listed here is being deleted."
          : "There is no site of this service yet. Pick a city, and the first one is live in moments."
      }
    >
      <CreateLink kind={kind} service={service}>
        {isEmptied ? "Create another site" : "Create the first site"}
      </CreateLink>
      <Button
        variant="default"
        renderRoot={(props) => <Link to={LIST_KINDS[kind].servicesPath} {...props} />}
      >
        All services
      </Button>
    </EmptyPanel>
  );
}
