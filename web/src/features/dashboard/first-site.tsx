import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";

/** Shown to an account without sites in place of the map. */
export function FirstSite() {
  return (
    <EmptyPanel
      title="Your street is empty"
      text="Pick a service and a city. The site is written, published and live in moments, for one credit."
    >
      <Button renderRoot={(props) => <Link to={paths.create} {...props} />}>
        Create your first site
      </Button>
    </EmptyPanel>
  );
}
