import type { SiteArchiveInput } from "@mainstreet/contract/site-archives";
import type { ButtonProps } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadSites } from "../lib/download-sites.ts";
import { SubmitButton } from "./submit-button.tsx";

type Props = ButtonProps & { input: SiteArchiveInput; "aria-label"?: string };

/** Downloads sites as they were published, in one ZIP file. */
export function DownloadSitesButton({ input, ...props }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const start = () => {
    setIsBusy(true);
    void downloadSites(input).finally(() => setIsBusy(false));
  };
  return (
    <SubmitButton
      variant="default"
      size="sm"
      leftSection={<Download size={16} aria-hidden />}
      {...props}
      busy={isBusy}
      busyText="Starting…"
      onClick={start}
    />
  );
}
