import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { Notice } from "../../ui/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./auth-form.module.css";

type Props = {
  title: string;
  /** Leads to a page where the user gets a new link, or other help. */
  next: { to: string; label: string; hint?: string };
};

/** Replaces a form whose link is used, expired or incomplete. */
export function InvalidLink({ title, next: { to, label, hint } }: Props) {
  return (
    <div className={classes.form}>
      <h1>{title}</h1>
      <Notice tone="bad" role="alert" title={recoveryTexts.invalidLink} />
      {hint !== undefined && <p className="muted">{hint}</p>}
      <PageLink to={to} look="button">
        {label}
      </PageLink>
    </div>
  );
}
