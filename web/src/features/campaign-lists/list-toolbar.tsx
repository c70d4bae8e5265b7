import { Button, NativeSelect } from "@mantine/core";
import { Copy, LayoutGrid, ListFilter, Share2, SquareCheck, Table2 } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import type { Ref } from "react";
import { SearchField } from "../../ui/search-field.tsx";
import { countFilters } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import { searchOfSort, sortOptions, sortValue } from "./list-sorts.ts";
import classes from "./list-toolbar.module.css";

const ColumnsMenu = lazy(() =>
  import("./columns-menu.tsx").then(({ ColumnsMenu: component }) => ({ default: component })),
);

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
  onShare: () => void;
  selectButton: Ref<HTMLButtonElement>;
};

/** Above the list: search, order, filters, and the ways into select mode and to all addresses. */
export const ListToolbar = memo(function ListToolbar(props: Props) {
  const { isOverall, search, onSearch, panelId, isFiltering, isSelecting } = props;
  const { onSelect, onCopy } = props;
  const active = countFilters(isOverall ? { ...search, deploymentStatus: undefined } : search);
  const isTable = search.layout === "table";
  return (
    <div className={classes.toolbar}>
      <SearchField
        label="Search campaigns"
        placeholder="Search every field"
        className={classes.search}
        value={search.q ?? ""}
        onSearch={(q) => onSearch({ q: q || undefined }, true)}
      />
      <LayoutButton isTable={isTable} onSearch={onSearch} />
      <Button
        variant="default"
        className={classes.small ?? ""}
        {...(!isTable && { leftSection: <Share2 size={16} /> })}
        onClick={props.onShare}
      >
        {isTable && <Share2 size={16} aria-hidden />}
        <span className={isTable ? "visually-hidden" : classes.word}>Share</span>
      </Button>
      <NativeSelect
        aria-label="Sort by"
        className={classes.sort}
        data={sortOptions(isOverall)}
        value={sortValue(search)}
        onChange={({ currentTarget }) => onSearch(searchOfSort(currentTarget.value))}
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
      {isTable && (
        <Suspense>
          <ColumnsMenu search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {!isSelecting && !isTable && (
        <Button
          ref={props.selectButton}
          variant="default"
          leftSection={<SquareCheck size={16} />}
          onClick={onSelect}
        >
          Select
        </Button>
      )}
      {(!isSelecting || isTable) && (
        <Button variant="default" leftSection={<Copy size={16} />} onClick={onCopy}>
          Copy URLs
        </Button>
      )}
    </div>
  );
});

/** Changes between cards and the table, which keeps its columns. */
function LayoutButton({ isTable, onSearch }: { isTable: boolean; onSearch: Props["onSearch"] }) {
  const Icon = isTable ? LayoutGrid : Table2;
  return (
    <Button
      variant="default"
      className={classes.small ?? ""}
      leftSection={<Icon size={16} />}
      onClick={() => onSearch({ layout: isTable ? undefined : "table" })}
    >
      <span className={classes.word}>{isTable ? "Cards" : "Table"}</span>
    </Button>
  );
}
