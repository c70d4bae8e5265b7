import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { sessionToken } from "../lib/session.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { useDocumentTitle } from "../ui/page-header.tsx";
import { paths } from "./paths.ts";

/** For an address that leads nowhere. */
export function NotFound() {
  useDocumentTitle("Page not found");
  const isSignedIn = sessionToken() !== null;
  return (
    <CentredLayout>
      <h1>Page not found</h1>
      <p className="muted">There is nothing at this address. It may have been mistyped.</p>
      <Button
        mt="md"
        renderRoot={(props) => <Link to={isSignedIn ? paths.dashboard : paths.login} {...props} />}
      >
        {isSignedIn ? "Go to Dashboard" : "Sign in"}
      </Button>
    </CentredLayout>
  );
}
