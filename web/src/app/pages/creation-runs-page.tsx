import { RunsPage } from "../../features/creation-runs/runs-page.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";

export function CreationRunsPage() {
  return <RunsPage above={<BackToDashboard />} />;
}
