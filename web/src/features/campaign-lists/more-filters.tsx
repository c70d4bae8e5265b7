import { fieldFacts } from "@mainstreet/contract/content-names";
import { OPTIONAL_FIELDS } from "@mainstreet/contract/campaign-lists";
import { NO_TRADE, TRADE_NAMES } from "@mainstreet/contract/trade-names";
import { Select, TextInput } from "@mantine/core";
import { useBusinessNames, useLabels } from "./labels-api.ts";
import type { ListSearch } from "./list-search.ts";
import classes from "./list-toolbar.module.css";

type Props = { search: ListSearch; onSearch: (change: ListSearch) => void };
type Option = { value: string; label: string };

/** Company and site have fields of one name: a company's says whose it is. */
const FIELDS: Option[] = OPTIONAL_FIELDS.map((field) => {
  const { label } = fieldFacts[field];
  const isCompany = field.startsWith("company") && !label.startsWith("Company");
  return { value: field, label: isCompany ? `Company ${label}` : label };
});
const TRADES: Option[] = [
  ...Object.entries(TRADE_NAMES).map(([value, label]) => ({ value, label })),
  { value: NO_TRADE, label: "No trade" },
];

/** The filters beyond those of spec §2. */
export function MoreFilters({ search, onSearch }: Props) {
  const labels = useLabels();
  const businesses = useBusinessNames();
  return (
    <>
      <Choice
        label="Label"
        data={(labels.data ?? []).map(({ id, name, sites }) => ({
          value: id,
          label: `${name} (${sites})`,
        }))}
        value={search.labels}
        onChoose={(chosen) => onSearch({ labels: chosen })}
      />
      <Choice
        label="Business"
        data={[
          { value: "none", label: "No business" },
          ...(businesses.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.businessId}
        onChoose={(businessId) => onSearch({ businessId })}
      />
      <Choice
        label="Trade"
        data={TRADES}
        value={search.trade}
        onChoose={(trade) => onSearch({ trade })}
      />
      <Choice label="Has" data={FIELDS} value={search.has} onChoose={(has) => onSearch({ has })} />
      <Choice
        label="Lacks"
        data={FIELDS}
        value={search.hasNot}
        onChoose={(hasNot) => onSearch({ hasNot })}
      />
      <Day
        label="Created from"
        value={search.createdFrom}
        onChoose={(createdFrom) => onSearch({ createdFrom })}
      />
      <Day
        label="Created to"
        value={search.createdTo}
        onChoose={(createdTo) => onSearch({ createdTo })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  data: Option[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

function Choice({ label, data, value, onChoose }: ChoiceProps) {
  return (
    <Select
      label={label}
      size="md"
      placeholder="All"
      searchable
      clearable
      limit={60}
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChoose(chosen ?? undefined)}
      nothingFoundMessage="None"
      withScrollArea={false}
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
      classNames={{ root: classes.city ?? "", options: classes.options ?? "" }}
    />
  );
}

function Day({ label, value, onChoose }: Omit<ChoiceProps, "data">) {
  return (
    <TextInput
      type="date"
      label={label}
      size="md"
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    />
  );
}
