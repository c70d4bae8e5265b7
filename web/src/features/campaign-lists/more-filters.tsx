import { useBusinessNames, useLabels } from "../../lib/labels-and-businesses.ts";
import { fieldFacts } from "@mainstreet/contract/content-names";
import { DESIGN_FIELDS, OPTIONAL_FIELDS } from "@mainstreet/contract/campaign-lists";
import { NO_TRADE, TRADE_NAMES } from "@mainstreet/contract/trade-names";
import { lazy, Suspense } from "react";
import { Choice, Day, Several } from "./filter-inputs.tsx";
import type { Option } from "./filter-inputs.tsx";
import type { ListSearch } from "./list-search.ts";

type Props = { search: ListSearch; onSearch: (change: ListSearch) => void };

/** The themes are large. */
const ThemeChoice = lazy(() =>
  import("./theme-choice.tsx").then(({ ThemeChoice: component }) => ({ default: component })),
);

const LACKABLE = OPTIONAL_FIELDS.filter((field) => !DESIGN_FIELDS.includes(field));
/** Company and site have fields with the same name, so a company's field is named with its owner. */
const FIELDS: Option[] = LACKABLE.map((field) => {
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
  const labelOptions = (labels.data ?? []).map(({ id, name, sites }) => ({
    value: id,
    label: `${name} (${sites})`,
  }));
  const businessOptions = [
    { value: "none", label: "No business" },
    ...(businesses.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const one = (name: "businessId" | "trade" | "theme") => ({
    value: search[name],
    onChoose: (value: string | undefined) => onSearch({ [name]: value }),
  });
  const several = (name: "labels" | "has" | "hasNot") => ({
    value: search[name],
    onChoose: (value: string | undefined) => onSearch({ [name]: value }),
  });
  return (
    <>
      <Several label="Label" data={labelOptions} {...several("labels")} />
      <Choice label="Business" data={businessOptions} {...one("businessId")} />
      <Choice label="Trade" data={TRADES} {...one("trade")} />
      <Suspense fallback={<Choice label="Theme" data={[]} {...one("theme")} />}>
        <ThemeChoice {...one("theme")} />
      </Suspense>
      <Several label="Has" data={FIELDS} {...several("has")} />
      <Several label="Lacks" data={FIELDS} {...several("hasNot")} />
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
      <Day
        label="Changed since"
        value={search.updatedSince?.slice(0, 10)}
        onChoose={(day) => onSearch({ updatedSince: day && `${day}T00:00:00Z` })}
      />
    </>
  );
}
