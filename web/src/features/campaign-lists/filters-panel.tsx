import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { Button, Select } from "@mantine/core";
import { Tags } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { stateWord } from "../../ui/deployment-badge.tsx";
import { ClearFiltersButton } from "../../ui/clear-filters-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { countListFilters, listSearch, NO_LIST_FILTERS } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import classes from "./list-toolbar.module.css";

const MoreFilters = lazy(() =>
  import("./more-filters.tsx").then(({ MoreFilters: component }) => ({ default: component })),
);

const LabelManager = lazy(() =>
  import("./label-manager.tsx").then(({ LabelManager: component }) => ({ default: component })),
);

/** Limits the rendered options: a service may be in thousands of cities, and typing finds the others. */
const MOST_OPTIONS = 60;

const STATUSES = [
  { value: "all", label: "All" },
  { value: "true", label: "Deployed" },
  { value: "false", label: "Not Deployed" },
] as const;
const TYPES = [
  { value: "all", label: "All" } as const,
  ...DEPLOYMENT_TYPES.map((value) => ({ value, label: hosts[value].label })),
];

/** The states of the newest deployment; a live site may have failed to deploy again. */
const LAST_STATUSES = (["failed", "queued", "deploying", "deployed", "none"] as const).map(
  (value) => ({
    value,
    label: stateWord(value),
  }),
);

type Props = {
  id: string;
  search: ListSearch;
  /** The statuses are chosen above the list. */
  isOverall: boolean;
  /** The values that occur in the whole service. */
  options: { cities: string[]; states: string[] };
  onSearch: (change: ListSearch) => void;
};

/** The filters of spec §2. */
export const FiltersPanel = memo(function FiltersPanel(props: Props) {
  const { id, search, isOverall, options, onSearch } = props;
  const isClear = countListFilters(search) === 0;
  return (
    <section id={id} aria-label="Filters" className={classes.panel}>
      <Choice
        label="City"
        name="city"
        options={options.cities}
        value={search.city}
        onSearch={onSearch}
      />
      <Choice
        label="State"
        name="state"
        options={options.states}
        value={search.state}
        onSearch={onSearch}
      />
      {!isOverall && (
        <div>
          <span className={classes.label} aria-hidden>
            Deployment Status
          </span>
          <Segmented
            legend="Deployment Status"
            options={STATUSES}
            value={search.deployed ?? "all"}
            onChange={(deployed) =>
              onSearch(listSearch.pick({ deployed: true }).parse({ deployed }))
            }
          />
        </div>
      )}
      <div>
        <span className={classes.label} aria-hidden>
          Deployment Type
        </span>
        <Segmented
          legend="Deployment Type"
          options={TYPES}
          value={search.deploymentType ?? "all"}
          onChange={(deploymentType) =>
            onSearch({ deploymentType: DEPLOYMENT_TYPES.find((type) => type === deploymentType) })
          }
        />
      </div>
      {!isOverall && <LastDeployment search={search} onSearch={onSearch} />}
      <Suspense>
        <MoreFilters search={search} onSearch={onSearch} />
      </Suspense>
      <ManageLabels />
      <ClearFiltersButton isClear={isClear} onClear={() => onSearch(NO_LIST_FILTERS)} />
    </section>
  );
});

/** Opens the dialog for the names and colours of the labels. */
function ManageLabels() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Tags size={16} />} onClick={() => setIsOpen(true)}>
        Manage Labels
      </Button>
      {isOpen && (
        <Suspense>
          <LabelManager onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** On all services the statuses are chosen above the list. */
function LastDeployment({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  return (
    <Select
      label="Last Deployment"
      size="md"
      placeholder="All"
      clearable
      data={LAST_STATUSES}
      value={search.deploymentStatus ?? null}
      onChange={(deploymentStatus) =>
        onSearch(
          listSearch
            .pick({ deploymentStatus: true })
            .parse({ deploymentStatus: deploymentStatus ?? undefined }),
        )
      }
      withScrollArea={false}
      clearButtonProps={{ "aria-label": "Clear Last Deployment" }}
      classNames={{ root: classes.city ?? "", options: classes.options ?? "" }}
    />
  );
}

type ChoiceProps = Pick<Props, "onSearch"> & {
  label: string;
  name: "city" | "state";
  options: string[];
  value: string | undefined;
};

/** One option of many, found by typing. Memoized, as it may have thousands of options. */
const Choice = memo(function Choice({ label, name, options, value, onSearch }: ChoiceProps) {
  return (
    <Select
      label={label}
      size="md"
      placeholder="All"
      searchable
      clearable
      limit={MOST_OPTIONS}
      data={options}
      value={value ?? null}
      onChange={(chosen) => onSearch({ [name]: chosen ?? undefined })}
      nothingFoundMessage="None"
      withScrollArea={false}
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
      classNames={{ root: classes[name] ?? "", options: classes.options ?? "" }}
    />
  );
});
