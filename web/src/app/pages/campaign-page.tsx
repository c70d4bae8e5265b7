import { PageHeader } from "../../ui/page-header.tsx";

export function CampaignPage() {
  return <PageHeader title="Campaign" />;
}
