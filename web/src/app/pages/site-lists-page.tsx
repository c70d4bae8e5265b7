import { Services } from "../../features/campaign-lists/services.tsx";

export function SinglePageSitesPage() {
  return <Services kind="single" />;
}

export function MultiLocationSitesPage() {
  return <Services kind="multi-location" />;
}
