import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./failure-panel.module.css";
import { Notice } from "./notice.tsx";

type Props = {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  /** The whole screen could not be loaded, so trying again is the main action. */
  isNext?: boolean;
};

/** Names what could not be loaded, with a button to try again. */
export function FailurePanel({ title, children, onRetry, isNext = false }: Props) {
  return (
    <div className={classes.panel}>
      <Notice tone="bad" role="alert" title={title}>
        {children}
      </Notice>
      <Button variant={isNext ? "filled" : "default"} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
