import classes from "./auth-form.module.css";
import { useMailSettings } from "./use-mail-settings.ts";

/** Where the sandbox shows the mails that it sends; nothing in production. */
export function SandboxMailbox() {
  const url = useMailSettings()?.mailboxUrl;
  if (url === undefined) return null;
  return (
    <p className={classes.other}>
      Sandbox: mails are shown in <a href={url}>its mailbox</a>.
    </p>
  );
}
