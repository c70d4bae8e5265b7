import {
  columnsFrom,
  columnHeading,
  LIST_COLUMNS,
  USUAL_COLUMNS,
} from "@mainstreet/contract/list-columns";
import type { ListColumn } from "@mainstreet/contract/list-columns";
import { Button, Popover } from "@mantine/core";
import { Columns3 } from "lucide-react";
import { useState } from "react";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./columns-menu.module.css";
import type { ListSearch } from "./list-search.ts";

type Props = { search: ListSearch; onSearch: (change: ListSearch, isTyping?: boolean) => void };

/** Chooses the columns of the table. Each choice is shown at once and stored in the address. */
export function ColumnsMenu({ search, onSearch }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(22rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Columns3 size={16} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns of the table">
        <Choices search={search} onSearch={onSearch} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ search, onSearch }: Props) {
  const shown = columnsFrom(search.columns);
  // Shown columns keep the table's order; an added column comes last.
  const choose = (columns: readonly ListColumn[]) =>
    onSearch({
      columns: String(columns) === String(USUAL_COLUMNS) ? undefined : addressOf(columns),
    });
  return (
    <>
      <fieldset className={classes.choices}>
        <legend className={classes.title}>Columns</legend>
        {LIST_COLUMNS.map((column) => (
          <label key={column} className={classes.choice}>
            <input
              type="checkbox"
              className={checkbox.box}
              checked={shown.includes(column)}
              onChange={({ currentTarget }) =>
                choose(
                  currentTarget.checked
                    ? [...shown, column]
                    : shown.filter((other) => other !== column),
                )
              }
            />
            {columnHeading(column)}
          </label>
        ))}
      </fieldset>
      <Button
        variant="default"
        size="sm"
        fullWidth
        onClick={() => onSearch({ columns: undefined })}
      >
        Usual columns
      </Button>
    </>
  );
}

/** A table with names only has no columns, which an empty parameter could not express. */
const addressOf = (columns: readonly ListColumn[]): string =>
  columns.length === 0 ? "name" : columns.join(",");
