import { DeleteCard, ExportCard, SiteFilesCard } from "../../features/account/leave-card.tsx";
import { SecondFactorCard } from "../../features/account/second-factor-card.tsx";
import { EmailCard } from "../../features/auth/email-card.tsx";
import { ChangePassword } from "../../features/auth/change-password.tsx";
import { SecurityEventsCard } from "../../features/auth/security-events-card.tsx";
import { SessionsCard } from "../../features/auth/sessions-card.tsx";
import { SharedListsCard } from "../../features/campaign-lists/shared-lists-card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "./settings-page.module.css";

/** The user's own password and sessions, for which spec §2 has no page (decision 135). */
export function AccountPage() {
  return (
    <>
      <PageHeader
        title="Account"
        subtitle="How you sign in, where you are signed in, what happened, and your data"
      />
      <div className={classes.page}>
        <EmailCard />
        <ChangePassword />
        <SecondFactorCard />
        <SessionsCard />
        <SecurityEventsCard />
        <SharedListsCard />
        <SiteFilesCard />
        <ExportCard />
        <DeleteCard />
      </div>
    </>
  );
}
