import { Button, Tabs } from "@mantine/core";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";
import { createSearch } from "../create-tabs.ts";
import { paths } from "../paths.ts";
import classes from "./create-page.module.css";
import { CreateMulti } from "./create-multi.tsx";
import { CreateSingle } from "./create-single.tsx";

const { list, tab } = classes;

const route = getRouteApi(`/guarded${paths.create}`);

export function CreatePage() {
  const navigate = useNavigate();
  const { tab: chosen = "single", service } = route.useSearch();
  const choose = (value: string | null) =>
    void navigate({ to: ".", search: createSearch({ tab: value, service }), replace: true });
  return (
    <>
      <PageHeader
        title="Create New Campaign"
        subtitle="One service in one city, or one site for many"
        above={<BackToDashboard />}
      />
      <Tabs
        value={chosen}
        onChange={choose}
        variant="none"
        keepMounted={false}
        classNames={{ list: list ?? "", tab: tab ?? "" }}
      >
        <Tabs.List aria-label="What to create">
          <Tabs.Tab value="single">Single Site</Tabs.Tab>
          <Tabs.Tab value="multi-location">Multi-Location Site</Tabs.Tab>
          <Tabs.Tab value="bulk">Bulk Creation</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="single">
          <CreateSingle key={service} service={service} />
        </Tabs.Panel>
        <Tabs.Panel value="multi-location">
          <CreateMulti key={service} service={service} />
        </Tabs.Panel>
        <Tabs.Panel value="bulk">
          <Coming
            title="Bulk creation comes with a later release"
            text="One service in many cities at once, at one credit per city. Until then sites are made one by one."
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function Coming({ title, text }: { title: string; text: string }) {
  return (
    <EmptyPanel title={title} text={text}>
      <Button variant="default" renderRoot={(props) => <Link to={paths.dashboard} {...props} />}>
        Go to Dashboard
      </Button>
    </EmptyPanel>
  );
}
