import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { MapPoint } from "@mainstreet/contract/dashboard";
import { texts } from "@mainstreet/contract/texts";
import { lazy, Suspense, useCallback, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import campaignGridClasses from "./campaign-grid.module.css";
import { CampaignGrid, WaitingCard } from "./campaign-grid.tsx";
import type { CampaignListScope } from "./api.ts";
import { FiltersPanel } from "./filters-panel.tsx";
import { countListFilters } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { SelectableCampaign } from "./selection.ts";
import classes from "./service-list.module.css";
import type { Selection } from "./use-selection.ts";
import type { useShownCampaigns } from "./use-shown-campaigns.ts";

type Props = {
  shown: ReturnType<typeof useShownCampaigns>;
  of: CampaignListScope["of"];
  search: ListSearch;
  onSearch: (change: ListSearch, isTyping?: boolean) => void;
  selection: Selection;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** The list is of all services: show statuses and services. */
  isOverall?: boolean;
  /** The warning that visitors of a site get from their browsers. Always the same function. */
  warning: (campaign: ListedCampaign) => ReactNode;
  /** The sites on a map. */
  map: (points: readonly MapPoint[]) => ReactNode;
  actions: {
    /** Ends select mode. */
    onLeave: () => void;
    onAll: () => void;
    onCopy: () => void;
    onShare: () => void;
    onChange: () => void;
    onEdit: () => void;
    onLabels: () => void;
    onDelete: () => void;
    onDeleteOne: (campaign: SelectableCampaign) => void;
  };
};

const FilterChips = lazy(() =>
  import("./filter-chips.tsx").then(({ FilterChips: component }) => ({ default: component })),
);
const SitesTable = lazy(() =>
  import("./sites-table.tsx").then(({ SitesTable: component }) => ({ default: component })),
);
const SitesMap = lazy(() =>
  import("./sites-map.tsx").then(({ SitesMap: component }) => ({ default: component })),
);
const NO_OPTIONS = { cities: [], states: [] };

/** Tools, filters, the actions on a selection, and the cards. */
export function ServiceList(props: Props) {
  const { shown, of, search, onSearch, selection, actions } = props;
  const { isOverall = false } = props;
  const [isFiltering, setIsFiltering] = useState(
    countListFilters(isOverall ? { ...search, deploymentStatus: undefined } : search) > 0,
  );
  const toggleFilters = useCallback(() => setIsFiltering((is) => !is), []);
  const panelId = useId();
  const selectButton = useRef<HTMLButtonElement>(null);
  const isTable = search.layout === "table";
  const leave = () => {
    actions.onLeave();
    requestAnimationFrame(() => selectButton.current?.focus());
  };
  return (
    <div className={classes.column}>
      <ListToolbar
        search={search}
        of={of}
        isOverall={isOverall}
        onSearch={onSearch}
        panelId={panelId}
        isFiltering={isFiltering}
        onFilters={toggleFilters}
        isSelecting={selection.isSelecting}
        onSelect={selection.start}
        onCopy={actions.onCopy}
        onShare={actions.onShare}
        selectButton={selectButton}
      />
      {isFiltering && (
        <FiltersPanel
          id={panelId}
          search={search}
          isOverall={isOverall}
          options={shown.query.data?.filters ?? NO_OPTIONS}
          onSearch={onSearch}
        />
      )}
      {countListFilters(search) > 0 && (
        <Suspense>
          <FilterChips search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {isBarShown(search, selection) && (
        <SelectionBar
          isBelow={isTable}
          choice={selection.choice}
          isWhole={selection.isWhole}
          total={shown.total}
          onAll={actions.onAll}
          onNone={() => selection.choose([])}
          onChange={actions.onChange}
          onEdit={actions.onEdit}
          onLabels={actions.onLabels}
          onCopy={actions.onCopy}
          onDelete={actions.onDelete}
          onCancel={leave}
        />
      )}
      <Campaigns {...props} />
    </div>
  );
}

/** In the table sites can be ticked at any time, so the bar appears with the first tick. */
const isBarShown = ({ layout }: ListSearch, { isSelecting, isWhole, choice }: Selection) =>
  layout === "table" ? isWhole || choice.size > 0 : isSelecting && layout !== "map";

function Campaigns(props: Props) {
  const { shown, search, selection, empty } = props;
  const { query, total } = shown;
  if (query.isPending) return <Waiting layout={search.layout} />;
  if (query.data === undefined)
    return (
      <FailurePanel
        isNext
        title={messageOf(query.error, texts.campaignLists.byServiceFailed)}
        onRetry={() => void query.refetch()}
      >
        Your sites are safe; only this list could not be loaded.
      </FailurePanel>
    );
  if (total === 0) return empty;
  return (
    <div
      className={isBarShown(search, selection) ? classes.selecting : undefined}
      data-stale={query.isPlaceholderData}
    >
      <div className={classes.list} aria-busy={query.isPlaceholderData}>
        <Sites {...props} />
      </div>
      <RowsFailure pages={shown.pages} />
    </div>
  );
}

/** Rows in sight or next to it that could not be read. */
function RowsFailure({ pages }: Pick<Props["shown"], "pages">) {
  const { error, isFetchNextPageError, isFetchPreviousPageError } = pages;
  if (error === null) return null;
  const retry = () => {
    if (isFetchNextPageError) return pages.fetchNextPage();
    return isFetchPreviousPageError ? pages.fetchPreviousPage() : pages.refetch();
  };
  return (
    <div className={classes.failure}>
      <FailurePanel
        title={messageOf(error, texts.campaignLists.byServiceFailed)}
        onRetry={() => void retry()}
      >
        This part of the list could not be loaded.
      </FailurePanel>
    </div>
  );
}

/** The sites as a table, on a map or as cards. */
function Sites(props: Props) {
  const { shown, of, search, onSearch, selection, actions, warning, map } = props;
  const { isOverall = false } = props;
  const { rowAt, total, onSight } = shown;
  const list = { rowAt, total, selection, onSight };
  if (search.layout === "table")
    return (
      <Suspense fallback={<Waiting layout="table" />}>
        <SitesTable {...list} search={search} onSearch={onSearch} onAll={actions.onAll} />
      </Suspense>
    );
  if (search.layout === "map")
    return (
      <Suspense fallback={<Waiting layout="map" />}>
        <SitesMap scope={{ of, search }} total={total} map={map} />
      </Suspense>
    );
  return (
    <CampaignGrid
      {...list}
      isServiceNamed={isOverall}
      onDelete={actions.onDeleteOne}
      warning={warning}
    />
  );
}

const LINES = 12;

function Waiting({ layout }: Pick<ListSearch, "layout">) {
  const label = "Loading campaigns";
  return layout === "table" || layout === "map" ? (
    <Placeholder lines={LINES} label={label} />
  ) : (
    <WaitingGrid label={label} />
  );
}

const CARDS = 9;

/** Keeps the space of cards that are loading; `label` is what a screen reader reads out. */
function WaitingGrid({ label }: { label: string }) {
  return (
    <div role="status" className={campaignGridClasses.waitingGrid}>
      {Array.from({ length: CARDS }, (_, index) => (
        <WaitingCard key={index} />
      ))}
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
