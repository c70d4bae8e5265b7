import { lazy, Suspense } from "react";
import type { CampaignListScope } from "./api.ts";

const CsvMenu = lazy(() =>
  import("./csv-menu.tsx").then(({ CsvMenu: component }) => ({ default: component })),
);

/** The menu of CSV files, which is loaded after the list. */
export function CsvFiles(props: { scope: CampaignListScope; total: number }) {
  return (
    <Suspense>
      <CsvMenu {...props} />
    </Suspense>
  );
}
