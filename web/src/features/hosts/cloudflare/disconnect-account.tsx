import type { CloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { Unplug } from "lucide-react";
import { useState } from "react";
import { toastSuccess } from "../../../lib/toasts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { useDisconnectCloudflareToken } from "./api.ts";

/** Removes what was set up in the user's account, after a confirmation. A refusal is shown in the dialog. */
export function DisconnectAccount({ token }: { token: CloudflareToken }) {
  const [isOpen, setIsOpen] = useState(false);
  const disconnect = useDisconnectCloudflareToken();
  const close = () => {
    setIsOpen(false);
    disconnect.reset();
  };
  return (
    <>
      <IconButton
        icon={Unplug}
        label={`Disconnect ${token.name}`}
        onClick={() => setIsOpen(true)}
      />
      <ConfirmDialog
        opened={isOpen}
        title="Disconnect Cloudflare"
        question={`Disconnect ${token.name} and clean up its account?`}
        confirm="Disconnect"
        busy={disconnect.isPending}
        busyText="Disconnecting..."
        onConfirm={() =>
          disconnect.mutate(token.id, {
            onSuccess: () => toastSuccess(cloudflareTexts.tokens.disconnected),
          })
        }
        onClose={close}
        details={
          <RefusalNotice
            error={disconnect.error}
            fallback={cloudflareTexts.tokens.disconnectFailed}
          />
        }
      >
        The Worker, its bucket and its route are removed from {token.account}, and the token from
        here. That is possible once no site is there. To keep sites up, delete the token instead.
      </ConfirmDialog>
    </>
  );
}
