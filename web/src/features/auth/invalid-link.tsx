import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { paths } from "../../app/paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./auth-form.module.css";

/** In the place of a form whose link is used, over or incomplete. */
export function InvalidLink({ title }: { title: string }) {
  return (
    <div className={classes.form}>
      <h1>{title}</h1>
      <Notice tone="bad" role="alert" title={recoveryTexts.invalidLink} />
      <p className={classes.other}>
        <PageLink to={paths.forgotPassword}>Ask for a new link</PageLink>
      </p>
    </div>
  );
}
