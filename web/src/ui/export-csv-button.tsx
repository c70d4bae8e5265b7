import type { ButtonProps } from "@mantine/core";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { type ExportedSites, exportSites } from "../lib/export-sites.ts";
import { SubmitButton } from "./submit-button.tsx";

type Props = ButtonProps & {
  input: ExportedSites;
  /** How many sites these are. */
  sites: number;
  onDone?: () => void;
};

/** Downloads sites as a CSV file that can be changed and imported again. */
export function ExportCsvButton({ input, sites, onDone, ...props }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const start = () => {
    setIsBusy(true);
    void exportSites(input, sites).finally(() => {
      setIsBusy(false);
      onDone?.();
    });
  };
  return (
    <SubmitButton
      variant="default"
      size="sm"
      leftSection={<FileDown size={16} aria-hidden />}
      {...props}
      busy={isBusy}
      busyText="Exporting…"
      onClick={start}
    >
      Export CSV
    </SubmitButton>
  );
}
