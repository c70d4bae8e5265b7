import { countOf } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { BuiltStreet } from "./built-street.tsx";
import classes from "./celebration.module.css";

type Props = { run: CreationRun; sites: readonly RunSite[] };

/** Every site is live: said once, quietly, with what may come next. */
export function Celebration({ run: { total, isOwnAccount }, sites }: Props) {
  const [first] = sites;
  return (
    <section className={classes.panel} aria-labelledby="all-live">
      <BuiltStreet />
      <div className={classes.words}>
        <h2 id="all-live">
          {total === 1 ? "Your site is live" : `All ${countOf(total, "site")} are live`}
        </h2>
        <p className="muted">
          {isOwnAccount
            ? "Each one is published in your own account, and stays there."
            : "Each one is published in the default Netlify account. You can move it to one of your own."}
        </p>
        <div className={classes.actions}>
          {first !== undefined && (
            <Button
              renderRoot={(props) => (
                <Link
                  to={paths.singlePageService}
                  params={{ service: serviceSlug(first.serviceName) }}
                  {...props}
                />
              )}
            >
              See your {first.serviceName} sites
            </Button>
          )}
          <Button
            variant="default"
            renderRoot={(props) => <Link to={paths.create} search={{ tab: "bulk" }} {...props} />}
          >
            Start another run
          </Button>
        </div>
      </div>
    </section>
  );
}
