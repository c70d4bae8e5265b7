import type { ListedBusiness } from "@mainstreet/contract/businesses";
import { countOf } from "@mainstreet/contract/count";
import { formatPhone } from "@mainstreet/contract/phone";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useBusinesses } from "./api.ts";
import classes from "./business-list.module.css";
import { gapNames } from "./gaps.ts";
import { Suggestions } from "./suggestions.tsx";
import { messages } from "./messages.ts";

/** All businesses, and the sites that may be one firm's. */
export function BusinessList() {
  const list = useBusinesses();
  const hasSome = (list.data?.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Businesses"
        subtitle="What the sites of one firm share: its phone, hours, licence and services"
      >
        {hasSome && <AddBusiness>Add business</AddBusiness>}
      </PageHeader>
      <div className="stack">
        <Suggestions />
        <Content list={list} />
      </div>
    </>
  );
}

const AddBusiness = ({ children }: { children: ReactNode }) => (
  <Button renderRoot={(props) => <Link to={paths.newBusiness} {...props} />}>{children}</Button>
);

function Content({ list }: { list: ReturnType<typeof useBusinesses> }) {
  if (list.isPending) return <Placeholder lines={6} label="Loading businesses" />;
  if (list.data === undefined)
    return (
      <FailurePanel
        isNext
        title={messageOf(list.error, messages.listFailed)}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data.length === 0)
    return (
      <EmptyPanel
        title="No businesses yet"
        text="Write down once what a firm is: name, phone, hours, licence and the services it does. Every site of it takes these from here, and a new number changes them all."
      >
        <AddBusiness>Add business</AddBusiness>
      </EmptyPanel>
    );
  return (
    <ul className={classes.grid} aria-label="Businesses">
      {list.data.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} />
        </li>
      ))}
    </ul>
  );
}

function BusinessCard({ business }: { business: ListedBusiness }) {
  const { id, name, phone, city, state, sites, liveSites, services, lacks } = business;
  const place = [city, state].filter(Boolean).join(", ");
  return (
    <Link to={paths.business} params={{ id }} className={classes.card}>
      <h2 className={classes.name}>{name}</h2>
      <span className="muted">
        {[place, formatPhone(phone)].filter(Boolean).join(" – ") || "No address yet"}
      </span>
      <span>
        {countOf(sites, "site")}, {liveSites} live – {countOf(services, "service")}
      </span>
      {lacks.length > 0 && <span className="note">Lacks {gapNames(lacks)}</span>}
      <span className={classes.view}>
        Open <ArrowRight size={15} aria-hidden />
      </span>
    </Link>
  );
}
