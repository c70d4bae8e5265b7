import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { messageOf } from "../lib/api-error.ts";
import { download } from "../lib/download.ts";
import { toastFailure } from "../lib/toasts.ts";
import { SubmitButton } from "./submit-button.tsx";

type Props = { path: string; failure: string; children: string };

/** Downloads a file of the API; `failure` is the toast when that fails. */
export function DownloadButton({ path, failure, children }: Props) {
  const save = useMutation({
    mutationFn: () => download(path),
    onError: (error) => toastFailure(messageOf(error, failure)),
  });
  return (
    <SubmitButton
      variant="default"
      size="sm"
      leftSection={<Download size={16} aria-hidden />}
      busy={save.isPending}
      busyText="Saving..."
      onClick={() => save.mutate()}
    >
      {children}
    </SubmitButton>
  );
}
