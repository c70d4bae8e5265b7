import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import { paths } from "../paths.ts";

/** Leads from the preview of a site to the editor of its words. */
export function EditWordsLink({ id }: { id: string }) {
  return (
    <Button
      renderRoot={(props) => <Link to={paths.ownWords} params={{ id }} {...props} />}
      variant="default"
      size="sm"
      leftSection={<PenLine size={15} aria-hidden />}
    >
      Edit words
    </Button>
  );
}
