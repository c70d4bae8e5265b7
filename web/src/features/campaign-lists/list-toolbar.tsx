import { Button, NativeSelect } from "@mantine/core";
import { Copy, ListFilter, Share2, SquareCheck } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import type { Ref } from "react";
import { SearchField } from "../../ui/search-field.tsx";
import type { CampaignListScope } from "./api.ts";
import { LayoutChoice } from "./layout-choice.tsx";
import { countListFilters } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import { searchOfSort, sortOptions, sortValue } from "./list-sorts.ts";
import classes from "./list-toolbar.module.css";
import { ViewsMenu } from "./views-menu.tsx";

const ColumnsMenu = lazy(() =>
  import("./columns-menu.tsx").then(({ ColumnsMenu: component }) => ({ default: component })),
);

type Props = {
  /** The list is of all services, and its statuses are chosen next to it. */
  isOverall: boolean;
  of: CampaignListScope["of"];
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

/** Above the list: search, layout, order, filters, saved views, and the buttons for select mode and for all addresses. */
export const ListToolbar = memo(function ListToolbar(props: Props) {
  const { isOverall, of, search, onSearch, panelId, isFiltering, isSelecting } = props;
  const { onSelect, onCopy } = props;
  const layout = search.layout ?? "cards";
  const active = countListFilters(isOverall ? { ...search, deploymentStatus: undefined } : search);
  return (
    <div className={classes.toolbar}>
      <SearchField
        label="Search campaigns"
        placeholder="Search every text"
        className={classes.search}
        value={search.q ?? ""}
        onSearch={(q) => onSearch({ q: q || undefined }, true)}
      />
      <LayoutChoice layout={layout} onSearch={onSearch} />
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
      {layout === "table" && (
        <Suspense>
          <ColumnsMenu search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {!isSelecting && layout === "cards" && (
        <Button
          ref={props.selectButton}
          variant="default"
          leftSection={<SquareCheck size={16} />}
          onClick={onSelect}
        >
          Select
        </Button>
      )}
      <ViewsMenu scope={{ of, search }} onSearch={onSearch} />
      {(!isSelecting || layout !== "cards") && (
        <Button variant="default" leftSection={<Copy size={16} />} onClick={onCopy}>
          Copy URLs
        </Button>
      )}
      <Button variant="default" leftSection={<Share2 size={16} />} onClick={props.onShare}>
        Share
      </Button>
    </div>
  );
});
