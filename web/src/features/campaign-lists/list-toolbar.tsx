import { Button, NativeSelect } from "@mantine/core";
import { Copy, ListFilter, SquareCheck } from "lucide-react";
import { memo } from "react";
import type { Ref } from "react";
import { SearchField } from "../../ui/search-field.tsx";
import { countFilters, listSearch } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import classes from "./list-toolbar.module.css";

const SORTS = [
  { value: "updated", label: "Updated" },
  { value: "created", label: "Newest" },
  { value: "city", label: "City" },
];

const OVERALL_SORTS = [...SORTS, { value: "service", label: "Service" }];

type Props = {
  /** The list is of all services, and its statuses are chosen next to it. */
  isOverall: boolean;
  search: ListSearch;
  onSearch: (change: ListSearch, isTyping?: boolean) => void;
  /** The id of the panel of filters, and whether it is open. */
  panelId: string;
  isFiltering: boolean;
  onFilters: () => void;
  isSelecting: boolean;
  onSelect: () => void;
  onCopy: () => void;
  selectButton: Ref<HTMLButtonElement>;
};

/** Above the list: search, order, filters, and the ways into select mode and to all addresses. */
export const ListToolbar = memo(function ListToolbar(props: Props) {
  const { isOverall, search, onSearch, panelId, isFiltering, isSelecting } = props;
  const { onSelect, onCopy } = props;
  const active = countFilters(isOverall ? { ...search, deploymentStatus: undefined } : search);
  return (
    <div className={classes.toolbar}>
      <SearchField
        label="Search campaigns"
        placeholder="City, company, phone or URL"
        className={classes.search}
        value={search.q ?? ""}
        onSearch={(q) => onSearch({ q: q || undefined }, true)}
      />
      <NativeSelect
        aria-label="Sort by"
        className={classes.sort}
        data={isOverall ? OVERALL_SORTS : SORTS}
        value={search.sort ?? "updated"}
        onChange={({ currentTarget }) =>
          onSearch({ sort: listSearch.parse({ sort: currentTarget.value }).sort })
        }
      />
      <Button
        variant="default"
        leftSection={<ListFilter size={16} />}
        aria-expanded={isFiltering}
        aria-controls={panelId}
        onClick={props.onFilters}
      >
        {active === 0 ? "Filters" : `Filters (${active})`}
      </Button>
      {!isSelecting && (
        <>
          <Button
            ref={props.selectButton}
            variant="default"
            leftSection={<SquareCheck size={16} />}
            onClick={onSelect}
          >
            Select
          </Button>
          <Button variant="default" leftSection={<Copy size={16} />} onClick={onCopy}>
            Copy URLs
          </Button>
        </>
      )}
    </div>
  );
});
