import { PageHeader } from "../../ui/page-header.tsx";

export function CreatePage() {
  return <PageHeader title="Create New Campaign" />;
}
