import { useBusinessNames, useLabels } from "../../lib/labels-and-businesses.ts";
import { Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { ownTimeZone } from "../../lib/lead-period.ts";
import { ClearFiltersButton } from "../../ui/clear-filters-button.tsx";
import { useSiteName, useSitesNamed } from "./api.ts";
import { countLeadFilters, NO_LEAD_FILTERS } from "./lead-search.ts";
import type { LeadSearch } from "./lead-search.ts";
import classes from "./leads.module.css";

type Props = {
  id: string;
  search: LeadSearch;
  onSearch: (change: LeadSearch) => void;
};

/** Narrows the inbox by site, business, label and days. */
export function LeadFilterFields({ id, search, onSearch }: Props) {
  const businesses = useBusinessNames();
  const labels = useLabels();
  const isClear = countLeadFilters(search) === 0;
  return (
    <section id={id} aria-label="Filters" className={classes.filters}>
      <SiteChoice value={search.campaignId} onChoose={(campaignId) => onSearch({ campaignId })} />
      <Choice
        label="Business"
        data={optionsOf(businesses.data)}
        value={search.businessId}
        onChoose={(businessId) => onSearch({ businessId })}
      />
      <Choice
        label="Label"
        data={optionsOf(labels.data)}
        value={search.labelId}
        onChoose={(labelId) => onSearch({ labelId })}
      />
      <Day label="From" value={search.from} onChoose={(from) => onSearch({ from })} />
      <Day label="To" value={search.to} onChoose={(to) => onSearch({ to })} />
      <p className={`note ${classes.zone}`}>Days in {ownTimeZone().replaceAll("_", " ")} time</p>
      <ClearFiltersButton isClear={isClear} onClear={() => onSearch(NO_LEAD_FILTERS)} />
    </section>
  );
}

type Option = { value: string; label: string };

const optionsOf = (list: readonly { id: string; name: string }[] = []): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

type ChoiceProps = {
  label: string;
  data: Option[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

const MOST_OPTIONS = 60;

/** One choice, found by typing. */
function Choice({ label, data, value, onChoose }: ChoiceProps) {
  return (
    <Select
      {...looksOf(label)}
      limit={MOST_OPTIONS}
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChoose(chosen ?? undefined)}
      nothingFoundMessage="None"
    />
  );
}

/** The choice among all sites, which the server searches by what is typed. */
function SiteChoice({ value, onChoose }: Omit<ChoiceProps, "label" | "data">) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed, 150);
  const name = useSiteName(value);
  // The name of the chosen site is in the field as if it had been typed.
  const sites = useSitesNamed(q === name ? "" : q);
  const found = (sites.data ?? []).map((site) => ({ value: site.id, label: site.name }));
  const chosen = { value: value ?? "", label: name ?? "A site that is gone" };
  const isListed = value === undefined || found.some((one) => one.value === value);
  return (
    <Select
      {...looksOf("Site")}
      data={isListed ? found : [chosen, ...found]}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value ?? null}
      onChange={(id) => onChoose(id ?? undefined)}
      nothingFoundMessage={sites.isFetching ? "Searching…" : "None"}
    />
  );
}

const looksOf = (label: string) => ({
  label,
  size: "md",
  placeholder: "All",
  searchable: true,
  clearable: true,
  withScrollArea: false,
  clearButtonProps: { "aria-label": `Clear ${label}` },
  classNames: { root: classes.choice ?? "", options: classes.options ?? "" },
});

function Day({ label, value, onChoose }: Omit<ChoiceProps, "data">) {
  return (
    <TextInput
      type="date"
      label={label}
      className={classes.day ?? ""}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    />
  );
}
