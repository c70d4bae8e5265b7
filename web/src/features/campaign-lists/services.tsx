import { countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { useServices } from "./api.ts";
import { CreateLink } from "./create-link.tsx";
import { KINDS } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { ServicesGrid, WaitingServices } from "./services-grid.tsx";

const { noServices, servicesFailed, summaryFailed } = texts.campaignLists;

/** The service list of one kind (spec §2). */
export function Services({ kind }: { kind: Kind }) {
  const services = useServices(kind);
  // Then what stands in its place names the next step.
  const isElsewhere = !services.isPending && (services.data?.length ?? 0) === 0;
  return (
    <>
      <PageHeader title={KINDS[kind].title} subtitle={summaryOf(services.data)}>
        <RefreshButton isFetching={services.isFetching} onClick={() => void services.refetch()}>
          Refresh
        </RefreshButton>
        <CreateLink kind={kind} variant={isElsewhere ? "default" : "filled"}>
          Create New
        </CreateLink>
      </PageHeader>
      <Content kind={kind} services={services} />
    </>
  );
}

function summaryOf(services: { count: number }[] | undefined): string {
  if (services === undefined) return "Your sites by service";
  if (services.length === 0) return "No sites yet";
  const sites = services.reduce((sum, { count }) => sum + count, 0);
  return `${countOf(sites, "site")} in ${countOf(services.length, "service")}`;
}

type ContentProps = { kind: Kind; services: ReturnType<typeof useServices> };

function Content({ kind, services }: ContentProps) {
  if (services.isPending) return <WaitingServices />;
  if (services.data === undefined)
    return (
      <Card title={servicesFailed}>
        <FailurePanel
          isNext
          title={messageOf(services.error, summaryFailed)}
          onRetry={() => void services.refetch()}
        >
          Your sites are safe; only this overview could not be loaded.
        </FailurePanel>
      </Card>
    );
  if (services.data.length === 0)
    return (
      <EmptyPanel title={noServices} text={KINDS[kind].none}>
        <CreateLink kind={kind}>Create your first site</CreateLink>
      </EmptyPanel>
    );
  return <ServicesGrid kind={kind} services={services.data} />;
}
