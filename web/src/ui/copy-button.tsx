import { Button } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toastFailure } from "../lib/toasts.ts";

type Props = { text: string; label: string };

/** Copies `text` and shows that for a moment. */
export function CopyButton({ text, label }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Browsers offer the clipboard only on https and localhost.
      toastFailure("Copying is not possible here. Please select the text and copy it yourself.");
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={isCopied ? <Check size={15} /> : <Copy size={15} />}
      onClick={() => void copy()}
    >
      {isCopied ? "Copied" : label}
    </Button>
  );
}
