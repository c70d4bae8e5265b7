import { countOf } from "@mainstreet/contract/count";
import { Button, Popover } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { FileSpreadsheet, FileUp } from "lucide-react";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { ExportCsvButton } from "../../ui/export-csv-button.tsx";
import { type CampaignListScope, queryOf } from "./api.ts";

type Props = { scope: CampaignListScope; total: number };

/** Downloads the sites of a list as a CSV file, with its filters and order, and links to the page that imports such a file. */
export function CsvMenu({ scope, total }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width="min(17rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<FileSpreadsheet size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          CSV
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="CSV files of this list">
        <div className="stack">
          <p className="note">
            {total === 0
              ? "This list has no site to export."
              : `${countOf(total, "site")} in this list`}
          </p>
          <ExportCsvButton
            fullWidth
            disabled={total === 0}
            input={{ filter: queryOf(scope) }}
            sites={total}
            onDone={() => setIsOpen(false)}
          />
          <Button
            variant="default"
            size="sm"
            fullWidth
            leftSection={<FileUp size={16} aria-hidden />}
            renderRoot={(props) => <Link to={paths.importSites} {...props} />}
          >
            Import CSV
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
