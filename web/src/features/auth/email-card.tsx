import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { Button } from "@mantine/core";
import { useState } from "react";
import { publicPages } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { useEmail, useSendConfirmation } from "./email-api.ts";
import classes from "./security.module.css";

/** The address of the account: whether it is proved, and how to change it. */
export function EmailCard() {
  const { data, isPending, error, refetch } = useEmail();
  const [isChanging, setIsChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const open = () => {
    setSentTo(undefined);
    setIsChanging(true);
  };
  const canChange = data?.hasMail === true && !isChanging;
  return (
    <Card
      title="Email address"
      hint="You sign in with it. Receipts and the link for a forgotten password are sent to it."
      actions={
        canChange && (
          <Button variant="default" size="sm" onClick={open}>
            Change address
          </Button>
        )
      }
    >
      {isPending && <Placeholder lines={2} label="Loading your address" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, "Failed to load your address")}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <div className={classes.email}>
          <p>{data.email}</p>
          {data.hasMail && !data.isConfirmed && <Unconfirmed email={data.email} />}
          {!data.hasMail && (
            <Notice tone="plain" title={recoveryTexts.noMail}>
              {publicPages
                .filter(({ path }) => path === "/contact")
                .map(({ path, name }) => (
                  <a key={path} href={path}>
                    {name}
                  </a>
                ))}
            </Notice>
          )}
          {isChanging && (
            <ChangeEmail
              onClose={() => setIsChanging(false)}
              onSent={(newEmail) => {
                setIsChanging(false);
                setSentTo(newEmail);
              }}
            />
          )}
          {sentTo !== undefined && (
            <Notice tone="good" role="status" title={`A link is on its way to ${sentTo}.`}>
              Follow it within 24 hours. Until then the address above stays.
            </Notice>
          )}
        </div>
      )}
    </Card>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const send = useSendConfirmation();
  if (send.isSuccess)
    return <Notice tone="good" role="status" title={`A message is on its way to ${email}.`} />;
  return (
    <Notice tone="waiting" title="This address is not confirmed yet.">
      <p>Follow the link in the message that we sent to it.</p>
      {send.error && <p role="alert">{messageOf(send.error, "The message could not be sent")}</p>}
      <Button
        variant="default"
        size="compact-sm"
        my="0.375rem"
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        Send it again
      </Button>
    </Notice>
  );
}
