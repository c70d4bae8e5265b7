import type { ReactNode } from "react";
import { SignMark } from "../ui/sign-mark.tsx";
import classes from "./waiting.module.css";

/** The sign where the first paint has it, and what is being waited for, once that takes a while. */
export function WaitingScreen({ children }: { children?: ReactNode }) {
  return (
    <main className={classes.wait}>
      <h1>
        <SignMark size="1.75rem" />
      </h1>
      {children !== undefined && <p role="status">{children}</p>}
    </main>
  );
}
