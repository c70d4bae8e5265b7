import { Tabs } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { createSearch } from "../create-tabs.ts";
import { paths } from "../paths.ts";
import classes from "./create-page.module.css";
import { CreateMulti } from "./create-multi.tsx";
import { CreateSingle } from "./create-single.tsx";

const { list, tab } = classes;

const CreateBulk = lazy(async () => ({ default: (await import("./create-bulk.tsx")).CreateBulk }));

const CloneInBulk = lazy(async () => ({
  default: (await import("./clone-in-bulk.tsx")).CloneInBulk,
}));

const route = getRouteApi(`/guarded${paths.create}`);

export function CreatePage() {
  const navigate = useNavigate();
  const { tab: chosen = "single", service, from } = route.useSearch();
  const choose = (value: string | null) =>
    void navigate({ to: ".", search: createSearch({ tab: value, service }), replace: true });
  return (
    <>
      <PageHeader
        title="Create New Campaign"
        subtitle="One service in one city, one site for many, or a site for each"
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
          <Suspense fallback={<Placeholder lines={8} label="Loading the form" />}>
            {from === undefined ? (
              <CreateBulk key={service} service={service} />
            ) : (
              <CloneInBulk key={from} id={from} />
            )}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
