import { Button } from "@mantine/core";
import { Shuffle } from "lucide-react";
import classes from "./another-look.module.css";

/** Chooses another site key, and with it other words, another order and another design. */
export function AnotherLook({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={onClick} title="Another look">
      <Shuffle size={15} aria-hidden />
      <span className={classes.text}>Another look</span>
    </Button>
  );
}
