import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./confirm-dialog.module.css";
import { SubmitButton } from "./submit-button.tsx";

type Props = {
  opened: boolean;
  title: string;
  /** The question in the spec's words. */
  question: string;
  /** The subject of the question, in more detail. */
  about?: ReactNode;
  /** Other consequences, and what is not affected. */
  children?: ReactNode;
  /** Below the text, such as whether the credits suffice. */
  details?: ReactNode;
  /** `plain`: the action destroys nothing. */
  tone?: "danger" | "plain";
  /** False while the server would refuse the action. */
  canConfirm?: boolean;
  confirm: string;
  cancel?: string;
  busy: boolean;
  busyText: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before something is destroyed or charged. The focus starts on the harmless button. */
export function ConfirmDialog(props: Props) {
  const { tone = "danger", canConfirm = true } = props;
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={!props.busy}
      title={props.title}
      size="26rem"
    >
      <p>{props.question}</p>
      {props.about !== undefined && <div className={classes.about}>{props.about}</div>}
      {props.children !== undefined && <p className={classes.note}>{props.children}</p>}
      {props.details !== undefined && <div className={classes.details}>{props.details}</div>}
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {props.cancel ?? "Cancel"}
        </Button>
        <SubmitButton
          {...(tone === "danger" && { color: "red" })}
          disabled={!canConfirm}
          busy={props.busy}
          busyText={props.busyText}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </SubmitButton>
      </div>
    </Modal>
  );
}
