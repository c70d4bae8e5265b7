import { useBusinessNames, useLabels } from "../../lib/labels-and-businesses.ts";
import { fieldLabel } from "@mainstreet/contract/content-names";
import { OPTIONAL_FIELDS } from "@mainstreet/contract/campaign-lists";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { isTradeSlug, TRADE_NAMES } from "@mainstreet/contract/trade-names";
import { X } from "lucide-react";
import { stateWord } from "../../ui/deployment-badge.tsx";
import classes from "./filter-chips.module.css";
import { FILTERS } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";

type Props = { search: ListSearch; onSearch: (change: ListSearch) => void };

/** The filters in use, each with a button that removes it. */
export function FilterChips({ search, onSearch }: Props) {
  const describe = useDescriptions(search);
  const used = FILTERS.filter((name) => search[name] !== undefined);
  if (used.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Filters in use">
      {used.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter: ${describe(name)}`}
            onClick={() => onSearch({ [name]: undefined })}
          >
            {describe(name)} <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

type FilterName = (typeof FILTERS)[number];

const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string) =>
  list?.find((one) => one.id === id)?.name ?? "…";

function useDescriptions(search: ListSearch): (name: FilterName) => string {
  const labels = useLabels();
  const businesses = useBusinessNames();
  const words: Record<FilterName, (value: string) => string> = {
    city: (value) => `City: ${value}`,
    state: (value) => `State: ${value}`,
    deployed: (value) => (value === "true" ? "Deployed" : "Not Deployed"),
    deploymentStatus: () =>
      search.deploymentStatus === undefined ? "" : stateWord(search.deploymentStatus),
    deploymentType: (value) => {
      const type = DEPLOYMENT_TYPES.find((one) => one === value);
      return type === undefined ? value : hosts[type].label;
    },
    labels: (value) =>
      `Label: ${value
        .split(",")
        .map((id) => nameIn(labels.data, id))
        .join(", ")}`,
    businessId: (value) =>
      value === "none" ? "No business" : `Business: ${nameIn(businesses.data, value)}`,
    trade: (value) => (isTradeSlug(value) ? `Trade: ${TRADE_NAMES[value]}` : "No trade"),
    has: (value) => `Has: ${fieldsIn(value)}`,
    hasNot: (value) => `Lacks: ${fieldsIn(value)}`,
    theme: (value) => `Theme: ${value.charAt(0).toUpperCase()}${value.slice(1)}`,
    createdFrom: (value) => `Created from ${value}`,
    createdTo: (value) => `Created to ${value}`,
    updatedSince: (value) => `Changed since ${value.slice(0, 10)}`,
    hasVerificationTag: (value) =>
      value === "true" ? "With verification tag" : "Without verification tag",
  };
  return (name) => words[name](search[name] ?? "");
}

function fieldsIn(names: string): string {
  return names
    .split(",")
    .flatMap((name) => OPTIONAL_FIELDS.filter((field) => field === name))
    .map(fieldLabel)
    .join(", ");
}
