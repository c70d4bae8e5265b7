import { Button } from "@mantine/core";
import { texts } from "@mainstreet/contract/texts";
import { CentredLayout } from "../ui/centred-layout.tsx";

/** When a page itself breaks, or its code cannot be loaded. */
export function PageFailure() {
  return (
    <CentredLayout>
      <div role="alert">
        <h1>This page could not be shown</h1>
        <p className="muted">{texts.shell.unexpected}</p>
      </div>
      <Button mt="md" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </CentredLayout>
  );
}
