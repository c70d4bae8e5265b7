import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { paths } from "../paths.ts";

/** Leads from a site to the bulk form, filled in with its fields. */
export function CloneLink({ id }: { id: string }) {
  return (
    <Button
      renderRoot={(props) => (
        <Link to={paths.create} search={{ tab: "bulk", from: id }} {...props} />
      )}
      variant="default"
      leftSection={<Copy size={16} aria-hidden />}
    >
      Clone to other cities
    </Button>
  );
}
