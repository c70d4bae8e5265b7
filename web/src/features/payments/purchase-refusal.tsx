import { EMAIL_NOT_CONFIRMED, sendConfirmation } from "@mainstreet/contract/account-recovery";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { Notice } from "../../ui/notice.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";

/** Why no order was created. A buyer whose address is not confirmed can have the message sent again, and then continue with Pay Now. */
export function PurchaseRefusal({ error }: { error: Error | null }) {
  if (error instanceof ApiError && error.code === EMAIL_NOT_CONFIRMED)
    return <ConfirmFirst text={error.message} />;
  return <RefusalNotice error={error} fallback={texts.payments.initializeFailed} />;
}

function ConfirmFirst({ text }: { text: string }) {
  const send = useMutation({ mutationFn: () => callApi(sendConfirmation, {}) });
  return (
    <Notice tone="waiting" role="alert" title={text}>
      {send.isSuccess && <p>The message is on its way to you.</p>}
      {send.error && <p>{messageOf(send.error, "The message could not be sent")}</p>}
      {!send.isSuccess && (
        <Button
          variant="default"
          size="compact-sm"
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          Send it again
        </Button>
      )}
    </Notice>
  );
}
