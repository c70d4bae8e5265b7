import { Services } from "../../features/campaign-lists/services.tsx";
import { RunInProgress } from "../run-under-way.tsx";
import classes from "./site-lists-page.module.css";

export function SinglePageSitesPage() {
  return (
    <div className={classes.page}>
      <RunInProgress />
      <Services kind="single" />
    </div>
  );
}

export function MultiLocationSitesPage() {
  return <Services kind="multi-location" />;
}
