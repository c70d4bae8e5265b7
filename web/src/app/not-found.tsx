import { sessionToken } from "../lib/session.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { useDocumentTitle } from "../ui/document-title.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./page-failure.module.css";
import { paths } from "./paths.ts";

/** Shown for an address that is no page of the app. */
export function NotFound() {
  useDocumentTitle("Page not found");
  const isSignedIn = sessionToken() !== null;
  return (
    <CentredLayout>
      <h1>Page not found</h1>
      <p className="muted">There is nothing at this address. It may have been mistyped.</p>
      <div className={classes.way}>
        <PageLink to={isSignedIn ? paths.dashboard : paths.login} look="button">
          {isSignedIn ? "Go to Dashboard" : "Sign in"}
        </PageLink>
      </div>
      {isSignedIn && (
        <p className={classes.way}>
          Or go on to <PageLink to={paths.sites}>all sites</PageLink>,{" "}
          <PageLink to={paths.create}>create a site</PageLink> or{" "}
          <PageLink to={paths.settings}>settings</PageLink>.
        </p>
      )}
    </CentredLayout>
  );
}
