import { LayoutGrid, Map as MapIcon, Table2 } from "lucide-react";
import type { ListSearch } from "./list-search.ts";
import classes from "./layout-choice.module.css";

const LAYOUTS = [
  { layout: "cards", label: "Cards", Icon: LayoutGrid },
  { layout: "table", label: "Table", Icon: Table2 },
  { layout: "map", label: "Map", Icon: MapIcon },
] as const;

type Props = { layout: ListSearch["layout"]; onSearch: (change: ListSearch) => void };

/** Shows the same sites as cards, as a table or on a map. */
export function LayoutChoice({ layout: now = "cards", onSearch }: Props) {
  return (
    <div role="group" aria-label="Show as" className={classes.group}>
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <button
          key={layout}
          type="button"
          className={classes.option}
          aria-label={label}
          aria-pressed={layout === now}
          title={label}
          onClick={() => onSearch({ layout: layout === "cards" ? undefined : layout })}
        >
          <Icon size={17} aria-hidden />
        </button>
      ))}
    </div>
  );
}
