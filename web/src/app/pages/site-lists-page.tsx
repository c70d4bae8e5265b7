import { RemovalPanel } from "../../features/campaign-lists/removal-panel.tsx";
import { Services } from "../../features/campaign-lists/services.tsx";

export function SinglePageSitesPage() {
  return (
    <>
      <Services kind="single" />
      <RemovalPanel />
    </>
  );
}

export function MultiLocationSitesPage() {
  return (
    <>
      <Services kind="multi-location" />
      <RemovalPanel />
    </>
  );
}
