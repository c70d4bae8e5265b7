import type { ServiceCount } from "@mainstreet/contract/campaign-lists";
import { count, countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { useServices } from "./api.ts";
import { CreateLink } from "./create-link.tsx";
import { LIST_KINDS } from "./kinds.ts";
import type { ListKind } from "./kinds.ts";
import classes from "./services-grid.module.css";

const { noServices, servicesFailed, summaryFailed } = texts.campaignLists;

/** The service list of one kind (spec §2). */
export function Services({ kind }: { kind: ListKind }) {
  const services = useServices(kind);
  // In that case the empty panel has the button.
  const isElsewhere = !services.isPending && (services.data?.length ?? 0) === 0;
  return (
    <>
      <PageHeader title={LIST_KINDS[kind].title} subtitle={summaryOf(services.data)}>
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
  const sites = services.reduce((sum, service) => sum + service.count, 0);
  return `${countOf(sites, "site")} in ${countOf(services.length, "service")}`;
}

type ContentProps = { kind: ListKind; services: ReturnType<typeof useServices> };

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
      <EmptyPanel title={noServices} text={LIST_KINDS[kind].none}>
        <CreateLink kind={kind}>Create your first site</CreateLink>
      </EmptyPanel>
    );
  return <ServicesGrid kind={kind} services={services.data} />;
}

/** The services of one kind, each with a link to its campaigns (spec §2). */
function ServicesGrid({ kind, services }: { kind: ListKind; services: ServiceCount[] }) {
  return (
    <ul className={classes.grid} aria-label="Services">
      {services.map(({ name, slug, count: sites }) => (
        <li key={slug} className={classes.item}>
          <Link
            to={LIST_KINDS[kind].servicePath}
            params={{ service: slug }}
            className={classes.card}
          >
            <h2 className={classes.name}>{name}</h2>
            <span className={classes.count}>
              <span className={classes.number}>{count(sites)}</span>{" "}
              {sites === 1 ? "Site" : "Sites"}
            </span>
            <span className={classes.view}>
              View Sites <ArrowRight size={15} aria-hidden />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const CARDS = 6;

/** Keeps the space of the cards while they are loading. */
function WaitingServices() {
  return (
    <div role="status" aria-label="Loading services" className={classes.grid}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={`${classes.card} ${classes.waiting}`} aria-hidden />
      ))}
    </div>
  );
}
