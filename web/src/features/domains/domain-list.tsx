import { count } from "@mainstreet/contract/count";
import { domainHosts } from "@mainstreet/contract/domains/domain-hosts";
import { domainState } from "@mainstreet/contract/domains/domains";
import type { Domain, DomainState } from "@mainstreet/contract/domains/domains";
import { Button, NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useDomains } from "./api.ts";
import type { DomainSearch } from "./domain-search.ts";
import { DOMAIN_STATE_WORDS } from "./domain-words.ts";
import classes from "./domains.module.css";

type Props = {
  search: DomainSearch;
  onSearch: (change: DomainSearch) => void;
  above: ReactNode;
};

/** All domains of the user's sites, and in which state they are. */
export function DomainList({ search, onSearch, above }: Props) {
  const list = useDomains({ state: search.state ?? "", q: search.q ?? "" });
  const total = Object.values(list.data?.pages[0]?.counts ?? {}).reduce((sum, n) => sum + n, 0);
  return (
    <>
      <PageHeader
        title="Domains"
        subtitle={`Your clients' own addresses, on ${domainHosts("conjunction")}`}
        above={above}
      >
        {total > 0 && <AddMany>Add many</AddMany>}
      </PageHeader>
      <Content list={list} total={total} search={search} onSearch={onSearch} />
    </>
  );
}

const AddMany = ({ children }: { children: ReactNode }) => (
  <Button renderRoot={(props) => <Link to={paths.addDomains} {...props} />}>{children}</Button>
);

type ContentProps = Omit<Props, "above"> & { list: ReturnType<typeof useDomains>; total: number };

function Content({ list, total, search, onSearch }: ContentProps) {
  if (list.isPending) return <Placeholder lines={6} label="Loading domains" />;
  if (list.data === undefined)
    return (
      <FailurePanel
        isNext
        title={messageOf(list.error, "The domains could not be loaded.")}
        onRetry={() => void list.refetch()}
      />
    );
  if (total === 0)
    return (
      <EmptyPanel
        title="No domains yet"
        text="Give a site the domain of its client on the page of the site, or many sites at once from a list."
      >
        <AddMany>Add many</AddMany>
      </EmptyPanel>
    );
  const { counts } = list.data.pages[0] ?? { counts: {} };
  return (
    <Card title="All domains">
      <Filters search={search} onSearch={onSearch} counts={counts} total={total} />
      <Rows domains={list.data.pages.flatMap(({ domains }) => domains)} />
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
    </Card>
  );
}

type FilterProps = Omit<Props, "above"> & {
  counts: Partial<Record<DomainState, number>>;
  total: number;
};

function Filters({ search: { state, q }, onSearch, counts, total }: FilterProps) {
  const states = domainState.options.map((value) => ({
    value,
    label: `${DOMAIN_STATE_WORDS[value].word} (${count(counts[value] ?? 0)})`,
  }));
  return (
    <div className={classes.filters}>
      <NativeSelect
        aria-label="State"
        data={[{ value: "", label: `All states (${count(total)})` }, ...states]}
        value={state ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const known = domainState.safeParse(value);
          onSearch({ ...(known.success && { state: known.data }), ...(q && { q }) });
        }}
      />
      <SearchField
        label="Search domains"
        placeholder="Search domains"
        value={q ?? ""}
        onSearch={(typed) => onSearch({ ...(state && { state }), ...(typed && { q: typed }) })}
      />
    </div>
  );
}

function Rows({ domains }: { domains: readonly Domain[] }) {
  if (domains.length === 0)
    return <p className="muted">No domain fits this. Choose another state or search.</p>;
  return (
    <ul className={classes.rows} aria-label="Domains">
      {domains.map((domain) => (
        <li key={domain.id} className={classes.row}>
          <Link to={paths.campaign} params={{ id: domain.campaignId }}>
            <strong>{domain.shownHost}</strong>
          </Link>
          <span className={classes.site}>{domain.campaign.name}</span>
          <Badge tone={DOMAIN_STATE_WORDS[domain.state].tone}>
            {DOMAIN_STATE_WORDS[domain.state].word}
          </Badge>
          {domain.fault !== null && (
            <p className={`${classes.problem} ${domain.state === "broken" ? classes.bad : ""}`}>
              {domain.fault.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
