import { Button, Tabs } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BackToDashboard } from "../back-to-dashboard.tsx";
import { paths } from "../paths.ts";
import classes from "./create-page.module.css";
import { CreateSingle } from "./create-single.tsx";

const { list, tab } = classes;

export function CreatePage() {
  return (
    <>
      <PageHeader
        title="Create New Campaign"
        subtitle="A campaign is one service in one city"
        above={<BackToDashboard />}
      />
      <Tabs
        defaultValue="single"
        variant="none"
        keepMounted={false}
        classNames={{ list: list ?? "", tab: tab ?? "" }}
      >
        <Tabs.List aria-label="What to create">
          <Tabs.Tab value="single">Single Site</Tabs.Tab>
          <Tabs.Tab value="multi">Multi-Location Site</Tabs.Tab>
          <Tabs.Tab value="bulk">Bulk Creation</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="single">
          <CreateSingle />
        </Tabs.Panel>
        <Tabs.Panel value="multi">
          <Coming
            title="Multi-location sites come with a later release"
            text="One site with a main location, more locations and related services, at one credit per location. Until then each city can have a single site of its own."
          />
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
