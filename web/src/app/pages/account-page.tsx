import { EmailCard } from "../../features/auth/email-card.tsx";
import { ChangePassword } from "../../features/auth/change-password.tsx";
import { SecurityEventsCard } from "../../features/auth/security-events-card.tsx";
import { SessionsCard } from "../../features/auth/sessions-card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "./settings-page.module.css";

/** What spec §2 has no page for: the user's own password and sessions (decision 135). */
export function AccountPage() {
  return (
    <>
      <PageHeader
        title="Account"
        subtitle="Your address and password, where you are signed in, and what happened"
      />
      <div className={classes.page}>
        <EmailCard />
        <ChangePassword />
        <SessionsCard />
        <SecurityEventsCard />
      </div>
    </>
  );
}
