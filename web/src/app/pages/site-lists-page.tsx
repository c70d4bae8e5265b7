import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";

function ListIsComing({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyPanel
        title="This list comes with the next release"
        text="Until then your latest sites are on the dashboard, under Recent Activity; each opens its own page there."
      >
        <Button renderRoot={(props) => <Link to={paths.dashboard} {...props} />}>
          Go to Dashboard
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to={paths.create} {...props} />}>
          Create New Site
        </Button>
      </EmptyPanel>
    </>
  );
}

export function SinglePageSitesPage() {
  return <ListIsComing title="Single Page Sites" />;
}

export function MultiLocationSitesPage() {
  return <ListIsComing title="Multi-Location Sites" />;
}
