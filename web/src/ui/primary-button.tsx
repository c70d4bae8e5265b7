import type { ReactNode } from "react";
import primary from "./primary-button.module.css";
import busy from "./submit-button.module.css";

type Props = {
  isBusy?: boolean;
  /** `plain`: the second button of a page. */
  look?: "filled" | "plain";
  /** Without it the button submits its form. While busy it does nothing, but keeps the focus. */
  onClick?: () => void;
  children: ReactNode;
};

/** The main button where Mantine has not loaded: before signing in, and when a page cannot be shown. */
export function PrimaryButton({ isBusy = false, look = "filled", onClick, children }: Props) {
  const isSubmit = onClick === undefined && !isBusy;
  return (
    <button
      type={isSubmit ? "submit" : "button"}
      className={`${primary.primary} ${look === "plain" ? primary.plain : ""} ${isBusy ? busy.busy : ""}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <span className={busy.spinner} />}
      {children}
    </button>
  );
}
