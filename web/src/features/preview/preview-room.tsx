import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import { Placeholder } from "../../ui/placeholder.tsx";
import { RoomForPreview } from "./room-for-preview.tsx";

const SitePreview = lazy(async () => ({
  default: (await import("./site-preview.tsx")).SitePreview,
}));

/** The preview of a single site, loaded once there is one to show. */
export function PreviewRoom(props: ComponentProps<typeof SitePreview>) {
  return (
    <RoomForPreview>
      <Suspense fallback={<Placeholder lines={8} label="Loading the preview" />}>
        <SitePreview {...props} />
      </Suspense>
    </RoomForPreview>
  );
}
