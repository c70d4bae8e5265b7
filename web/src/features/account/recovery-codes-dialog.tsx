import { Button, Modal } from "@mantine/core";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { saveAs } from "../../lib/download.ts";
import { useUser } from "../../lib/use-user.ts";
import checkbox from "../../ui/checkbox.module.css";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./account.module.css";

type Props = {
  /** Absent = closed. */
  codes: readonly string[] | undefined;
  onKept: () => void;
};

/** Shows new recovery codes, only this once. It closes only when the user confirms that they are stored. */
export function RecoveryCodesDialog({ codes, onKept }: Props) {
  return (
    <Modal
      opened={codes !== undefined}
      onClose={onKept}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Keep your recovery codes"
      size="28rem"
    >
      {codes !== undefined && <Codes codes={codes} onKept={onKept} />}
    </Modal>
  );
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setIsKept] = useState(false);
  const email = useUser()?.email ?? "";
  const text = codes.join("\n");
  const file = `Mainstreet recovery codes of ${email}\nEach works once.\n\n${text}\n`;
  return (
    <div className={classes.form}>
      <p>
        With one of them you sign in when your passkey or your app is lost. Each works once. Codes
        that you had before do not work any more.
      </p>
      <ol className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={classes.tools}>
        <CopyButton text={text} label="Copy" />
        <Button
          variant="default"
          size="sm"
          leftSection={<Download size={15} aria-hidden />}
          onClick={() => saveAs(new Blob([file]), "mainstreet-recovery-codes.txt")}
        >
          Download
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<Printer size={15} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <Notice tone="waiting" title="They are shown only now." />
      <label className={classes.check}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={isKept}
          onChange={({ currentTarget }) => setIsKept(currentTarget.checked)}
        />
        I have kept them
      </label>
      <div className={classes.actions}>
        <SubmitButton disabled={!isKept} busy={false} busyText="" onClick={onKept}>
          Done
        </SubmitButton>
      </div>
    </div>
  );
}
