import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import { Placeholder } from "../../ui/placeholder.tsx";
import { PreviewColumn } from "./preview-column.tsx";

const SitePreview = lazy(async () => ({
  default: (await import("./site-preview.tsx")).SitePreview,
}));

/** The preview of a single site, loaded once there is one to show. */
export function LazySitePreview(props: ComponentProps<typeof SitePreview>) {
  return (
    <PreviewColumn>
      <Suspense fallback={<Placeholder lines={8} label="Loading the preview" />}>
        <SitePreview {...props} />
      </Suspense>
    </PreviewColumn>
  );
}
