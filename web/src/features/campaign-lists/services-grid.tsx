import { count } from "@mainstreet/contract/count";
import type { ServiceCount } from "@mainstreet/contract/campaign-lists";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { KINDS } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import classes from "./services-grid.module.css";

/** The services of one kind, each the way to its campaigns (spec §2). */
export function ServicesGrid({ kind, services }: { kind: Kind; services: ServiceCount[] }) {
  return (
    <ul className={classes.grid} aria-label="Services">
      {services.map(({ name, slug, count: sites }) => (
        <li key={slug} className={classes.item}>
          <Link to={KINDS[kind].servicePath} params={{ service: slug }} className={classes.card}>
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

/** Holds the place of the cards while they are on their way. */
export function WaitingServices() {
  return (
    <div role="status" aria-label="Loading services" className={classes.grid}>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={`${classes.card} ${classes.waiting}`} aria-hidden />
      ))}
    </div>
  );
}
