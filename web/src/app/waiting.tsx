import type { ReactNode } from "react";
import { SignMark } from "../ui/sign-mark.tsx";
import classes from "./waiting.module.css";

/** The logo at the place where the first paint has it, and after a while a text that names what the page waits for. */
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
