import { paths } from "./paths.ts";
import { BackLink } from "../ui/back-link.tsx";

/** Leads back to where one came from within the app, else to the dashboard. */
export function BackToDashboard() {
  return <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>;
}
