import { count, countOf } from "@mainstreet/contract/count";
import { FAILED_ROWS_CSV } from "@mainstreet/contract/creation-runs";
import type { RunSite } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { DownloadButton } from "../../ui/download-button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePosition } from "../../ui/use-page-position.ts";
import type { RunSearch, SiteFilter } from "./run-search.ts";
import { countFiltered, initialFilter, filterSites } from "./filter-sites.ts";
import { SiteRow } from "./site-row.tsx";
import type { SiteTally } from "./site-state.ts";
import classes from "./sites-card.module.css";

const FILTERS: readonly { value: SiteFilter; label: string }[] = [
  { value: "attention", label: "Needs attention" },
  { value: "live", label: "Live" },
  { value: "waiting", label: "Waiting" },
  { value: "all", label: "All" },
];

/** With this many sites a search field is shown. */
const WORTH_SEARCHING = 20;

type Props = {
  runId: string;
  sites: readonly RunSite[];
  tally: SiteTally;
  /** No site is started until the run is resumed. */
  isPaused: boolean;
  search: RunSearch;
  onSearch: (change: RunSearch, isTyping?: boolean) => void;
  retry: { isBusy: boolean; isNext: boolean; onRetry: () => void };
};

/** The sites of a run as a list: at first only those that need a person. */
export function SitesCard({ runId, sites, tally, isPaused, search, onSearch, retry }: Props) {
  const { q } = search;
  const show = search.show ?? initialFilter(tally);
  const shown = useMemo(() => filterSites(sites, { show, q }), [sites, show, q]);
  const isServiceNamed = useMemo(
    () => sites.some(({ serviceName }) => serviceName !== sites[0]?.serviceName),
    [sites],
  );
  return (
    <section className={classes.card} aria-label="Sites">
      <div className={classes.head}>
        <Segmented
          legend="Which sites"
          options={FILTERS.map(({ value, label }) => ({
            value,
            label: `${label} ${count(countFiltered(tally, value))}`,
          }))}
          value={show}
          onChange={(value) => onSearch({ show: value })}
        />
        {sites.length >= WORTH_SEARCHING && (
          <SearchField
            label="Search by city"
            placeholder="City or state"
            className={classes.search}
            value={q ?? ""}
            onSearch={(typed) => onSearch({ q: typed || undefined }, true)}
          />
        )}
        {tally.attention > 0 && <FailedActions runId={runId} tally={tally} retry={retry} />}
      </div>
      {shown.length === 0 ? (
        <Nothing show={show} q={q} onClear={() => onSearch({ q: undefined })} />
      ) : (
        <SiteList
          key={`${show} ${q ?? ""}`}
          sites={shown}
          isServiceNamed={isServiceNamed}
          isPaused={isPaused}
        />
      )}
    </section>
  );
}

function FailedActions({ runId, tally, retry }: Pick<Props, "runId" | "tally" | "retry">) {
  const { isBusy, isNext, onRetry } = retry;
  const n = tally.attention;
  return (
    <div className={classes.actions}>
      <DownloadButton path={FAILED_ROWS_CSV.replace(":id", runId)} failure={texts.shell.unexpected}>
        Download failed rows
      </DownloadButton>
      <SubmitButton
        variant={isNext ? "filled" : "default"}
        busy={isBusy}
        busyText="Retrying…"
        onClick={onRetry}
      >
        Retry {countOf(n, "row")}
      </SubmitButton>
    </div>
  );
}

const NONE: Record<SiteFilter, string> = {
  attention: "Nothing needs you.",
  live: "None is live yet.",
  waiting: "None is waiting.",
  all: "The sites are on their way.",
};

type NothingProps = { show: SiteFilter; q: string | undefined; onClear: () => void };

function Nothing({ show, q, onClear }: NothingProps) {
  if (q === undefined) return <p className={classes.nothing}>{NONE[show]}</p>;
  return (
    <div className={classes.nothing}>
      <p>None of these sites is in “{q}”.</p>
      <Button variant="default" size="sm" onClick={onClear}>
        Clear the search
      </Button>
    </div>
  );
}

const ROW_REM = 3.875;
/** Extra rows outside the window, so that the keyboard can reach the next link. */
const OVERSCAN = 6;

type SiteListProps = {
  sites: readonly RunSite[];
  isServiceNamed: boolean;
  isPaused: boolean;
};

/** A list for thousands of sites, which renders only the rows in the window. */
function SiteList({ sites, isServiceNamed, isPaused }: SiteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { top = 0, rem = 16 } = usePagePosition(list) ?? {};
  const { keepFocused, focusProps } = useFocusedRow();
  const rows = useWindowVirtualizer({
    count: sites.length,
    estimateSize: () => ROW_REM * rem,
    getItemKey: (index) => sites[index]?.siteIndex ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: keepFocused,
    useFlushSync: false,
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label="Sites of this run"
      className={classes.list}
      style={{ height: rows.getTotalSize() }}
      {...focusProps}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const site = sites[index];
        if (site === undefined) return null;
        return (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role="listitem"
            aria-setsize={sites.length}
            aria-posinset={index + 1}
            className={classes.item}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <SiteRow site={site} isServiceNamed={isServiceNamed} isPaused={isPaused} />
          </div>
        );
      })}
    </div>
  );
}
