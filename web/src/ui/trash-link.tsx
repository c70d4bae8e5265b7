import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { paths } from "../app/paths.ts";
import classes from "./trash-link.module.css";

/** A link to the trash; on a phone only its icon is visible. */
export function TrashLink() {
  return (
    <Button
      variant="default"
      leftSection={<Trash2 size={15} aria-hidden />}
      className={classes.link}
      renderRoot={(props) => <Link to={paths.trash} {...props} />}
    >
      <span className={classes.word}>Trash</span>
    </Button>
  );
}
