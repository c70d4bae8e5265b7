import { OperationLog } from "../../features/operations/operation-log.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";

export function OperationsPage() {
  return <OperationLog above={<BackToDashboard />} />;
}
