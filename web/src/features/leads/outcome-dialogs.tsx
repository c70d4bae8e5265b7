import { centsOf, formatCents } from "@mainstreet/contract/lead-amount";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { textField } from "@mainstreet/contract/text-field";
import { Button, Modal, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { z } from "zod";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { LOST_REASONS } from "./lead-words.ts";
import classes from "./leads.module.css";

type Props = { opened: boolean; onClose: () => void };

const won = z.object({
  amount: z
    .string()
    .refine((typed) => typed.trim() === "" || centsOf(typed) !== null, leadTexts.invalidAmount),
});

type WonProps = Props & {
  /** In cents; the amount that was saved before. */
  amount: number | null;
  onWon: (amount: number | null) => void;
};

/** Asks for the price of a job; it may be left blank. */
export function WonDialog({ opened, onClose, ...props }: WonProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Won" size="24rem">
      {opened && <WonForm onClose={onClose} {...props} />}
    </Modal>
  );
}

function WonForm({ amount, onWon, onClose }: Omit<WonProps, "opened">) {
  const { form, submit } = useSchemaForm(won, {
    initial: { amount: amount === null ? "" : formatCents(amount) },
  });
  return (
    <form className="stack" noValidate onSubmit={submit((typed) => onWon(centsOf(typed.amount)))}>
      <TextInput
        label="Amount in dollars"
        description="What the job brings, if you know it"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("amount")}
      />
      <Actions onClose={onClose}>Mark as won</Actions>
    </form>
  );
}

const lost = z.object({ reason: textField("Reason", MAX_LENGTH.businessSentence) });

type LostProps = Props & { reason: string; onLost: (reason: string) => void };

/** Asks why a job was lost; it may be left blank. */
export function LostDialog({ opened, onClose, ...props }: LostProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Lost" size="24rem">
      {opened && <LostForm onClose={onClose} {...props} />}
    </Modal>
  );
}

function LostForm({ reason, onLost, onClose }: Omit<LostProps, "opened">) {
  const { form, submit } = useSchemaForm(lost, { initial: { reason } });
  return (
    <form className="stack" noValidate onSubmit={submit((typed) => onLost(typed.reason.trim()))}>
      <TextInput
        label="Why"
        description="A reason of these, or your own words"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <div className={classes.buttons} role="group" aria-label="Usual reasons">
        {LOST_REASONS.map((usual) => (
          <Button
            key={usual}
            variant="default"
            size="sm"
            onClick={() => form.setFieldValue("reason", usual)}
          >
            {usual}
          </Button>
        ))}
      </div>
      <Actions onClose={onClose}>Mark as lost</Actions>
    </form>
  );
}

const Actions = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div className={classes.buttons}>
    <Button variant="default" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit">{children}</Button>
  </div>
);
