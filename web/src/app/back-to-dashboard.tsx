import { paths } from "./paths.ts";
import { BackLink } from "../ui/back-link.tsx";

/** Links to the page of the app that the user came from, else to the dashboard. */
export function BackToDashboard() {
  return <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>;
}
