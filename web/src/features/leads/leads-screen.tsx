import { count, countOf } from "@mainstreet/contract/count";
import { exportLeads, LEAD_STATES } from "@mainstreet/contract/leads";
import type { LeadState } from "@mainstreet/contract/leads";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ListFilter } from "lucide-react";
import { useCallback, useId, useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { DownloadButton } from "../../ui/download-button.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useLeads, withTimeZone } from "./api.ts";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import { LeadFilterFields } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
import { countLeadFilters, NO_LEAD_FILTERS } from "./lead-search.ts";
import type { LeadSearch } from "./lead-search.ts";
import { LEAD_STATE_WORDS } from "./lead-words.ts";
import classes from "./leads.module.css";

type Props = {
  search: LeadSearch;
  onSearch: (change: LeadSearch) => void;
  above: ReactNode;
  /** A warning that leads do not arrive. */
  warning: ReactNode;
};

const NO_CALLS = "Calls are not counted: the pages of your sites have no scripts.";

/** All messages that visitors have sent by the forms of all sites. */
export function LeadsScreen({ search, onSearch, above, warning }: Props) {
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      <PageHeader
        title="Leads"
        subtitle={`What visitors have sent by your forms. ${NO_CALLS}`}
        above={above}
      />
      <div className={classes.warning}>{warning}</div>
      <Inbox search={search} onSearch={onSearch} onErase={() => setErasing(true)} />
      <ErasePersonDialog opened={isErasing} onClose={() => setErasing(false)} />
    </>
  );
}

type InboxProps = Omit<Props, "above" | "warning"> & { onErase: () => void };
type Query = ReturnType<typeof useLeads>;
type Counts = Record<LeadState, number>;

function Inbox(props: InboxProps) {
  const { search } = props;
  const query = useLeads(search);
  const { data, error, isPending, refetch } = query;
  if (isPending) return <Placeholder lines={8} label="Loading leads" />;
  const counts = data?.pages[0]?.counts;
  if (counts === undefined)
    return (
      <FailurePanel
        isNext
        title={messageOf(error, "The leads could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  const all = LEAD_STATES.reduce((sum, state) => sum + counts[state], 0);
  if (all === 0 && countLeadFilters(search) === 0) return <NoLeads />;
  return (
    <div className={classes.screen}>
      <Toolbar {...props} counts={counts} />
      <Found {...props} query={query} counts={counts} />
    </div>
  );
}

/** Shown while there are no leads: explains how they arrive. */
const NoLeads = () => (
  <EmptyPanel
    title="No leads yet"
    text={
      <>
        Turn the contact form on for a business, and deploy its sites. What visitors send arrives
        here and by mail, also while you are away. {NO_CALLS}
      </>
    }
  >
    <Button renderRoot={(props) => <Link to={paths.businesses} {...props} />}>
      Choose a business
    </Button>
  </EmptyPanel>
);

type FoundProps = InboxProps & { counts: Counts };

/** The states with how many leads each has, and the filters. */
function Toolbar({ search, onSearch, onErase, counts }: FoundProps) {
  const id = useId();
  const used = countLeadFilters(search);
  const [isFiltering, setFiltering] = useState(used > 0);
  const open = counts.new + counts.answered + counts.won + counts.lost;
  const options = [
    { value: "all" as const, label: `All ${count(open)}` },
    ...LEAD_STATES.map((value) => ({
      value,
      label: `${LEAD_STATE_WORDS[value].word} ${count(counts[value])}`,
    })),
  ];
  return (
    <>
      <div className={classes.toolbar}>
        <Segmented
          legend="State"
          options={options}
          value={search.state ?? "all"}
          onChange={(value) => onSearch({ state: value === "all" ? undefined : value })}
        />
        <div className={classes.buttons}>
          <Button variant="subtle" size="sm" onClick={onErase}>
            Erase a person
          </Button>
          <DownloadButton path={fileOf(search)} failure="The file could not be made.">
            Export CSV
          </DownloadButton>
          <Button
            variant="default"
            size="sm"
            leftSection={<ListFilter size={16} />}
            aria-expanded={isFiltering}
            aria-controls={id}
            onClick={() => setFiltering(!isFiltering)}
          >
            {used === 0 ? "Filters" : `Filters (${used})`}
          </Button>
        </div>
      </div>
      {isFiltering && <LeadFilterFields id={id} search={search} onSearch={onSearch} />}
    </>
  );
}

/** The address of the file with the leads that the search finds. */
function fileOf(search: LeadSearch): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(withTimeZone(search)))
    if (value !== undefined) given.set(name, value);
  return `${exportLeads.path}?${given.toString()}`;
}

function Found({ query, search, onSearch, counts }: FoundProps & { query: Query }) {
  const loadMore = useLoadMore(query);
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  const total =
    search.state === undefined
      ? counts.new + counts.answered + counts.won + counts.lost
      : counts[search.state];
  // Leads that left the list since the first page was read are in no later page.
  const shown = query.hasNextPage ? Math.max(total, leads.length) : leads.length;
  return (
    <>
      <p role="status" className={classes.found}>
        {countOf(total, "lead")} found
      </p>
      {shown === 0 ? (
        <NothingFound search={search} onSearch={onSearch} />
      ) : (
        <div aria-busy={query.isPlaceholderData}>
          <LeadList leads={leads} total={shown} onNear={loadMore} />
        </div>
      )}
      {query.isFetchNextPageError && (
        <FailurePanel
          title={messageOf(query.error, "The next leads could not be loaded.")}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

function NothingFound({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  if (countLeadFilters(search) === 0)
    return <p className="muted">No lead is in this state. Choose another one.</p>;
  return (
    <div className={classes.none}>
      <p className="muted">No lead fits these filters.</p>
      <Button variant="default" onClick={() => onSearch(NO_LEAD_FILTERS)}>
        Show all
      </Button>
    </div>
  );
}

/** Fetches the next page, unless a request is in flight or the last one failed. */
function useLoadMore(query: Query) {
  const { hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = query;
  const isFree = hasNextPage && !isFetching && !isPlaceholderData && !isFetchNextPageError;
  return useCallback(() => {
    if (isFree) void fetchNextPage({ cancelRefetch: false });
  }, [isFree, fetchNextPage]);
}
