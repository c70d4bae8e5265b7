import {
  deploymentSettings,
  type DeploymentType,
  EMPTY_CHOICE,
  type FormChoice,
} from "@mainstreet/contract/deployment";
import { countOf } from "@mainstreet/contract/count";
import { forecasters } from "@mainstreet/contract/hosts/forecasts";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { type MovedSites, renewMove, useMoveCheck, useStartMove } from "./api.ts";
import classes from "./host-moves.module.css";
import { suggestedHost } from "./suggested-host.ts";

type FieldsProps = {
  value: FormChoice;
  onChange: (value: FormChoice) => void;
  errors: Partial<Record<string, ReactNode>>;
};

type Props = {
  opened: boolean;
  title: string;
  sites: MovedSites;
  /** The host at which the sites are now. */
  fromType: DeploymentType;
  /** The sites are in the operator's account. */
  isDefault: boolean;
  /** Only one site moves: the form then explains what happens to edits that are saved but not published. */
  isOne: boolean;
  /** What happens to the domains of the sites. */
  notesOfDomains: (move: {
    domains: number;
    sites: number;
    from: DeploymentType;
    to: DeploymentType;
  }) => string[];
  /** The fields of the new account. */
  fields: (props: FieldsProps) => ReactNode;
  onStarted: (id: string) => void;
  onClose: () => void;
};

/** Chooses where sites move to, and explains what happens to their old addresses before anything is done. */
export function MoveForm({ opened, title, onClose, onStarted, ...props }: Props) {
  const start = useStartMove(props.sites, onStarted);
  // The dialog stays open while the move is being started, to show a refusal.
  const close = () => {
    if (start.isPending) return;
    resetRefusal(start);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title} size="36rem">
      {opened && <Fields {...props} start={start} onClose={close} />}
    </Modal>
  );
}

type FormProps = Omit<Props, "opened" | "title" | "onStarted"> & {
  start: ReturnType<typeof useStartMove>;
};

function Fields({
  sites,
  fromType,
  isDefault,
  isOne,
  notesOfDomains,
  fields,
  start,
  onClose,
}: FormProps) {
  const { form, submit, refuse } = useSchemaForm<FormChoice>(deploymentSettings, {
    initial: { ...EMPTY_CHOICE, deploymentType: suggestedHost(fromType) },
    onEdit: () => {
      resetRefusal(start);
      renewMove(sites);
    },
  });
  const isComplete = deploymentSettings.safeParse(form.values).success;
  const check = useMoveCheck(form.values, sites, isComplete);
  const send = submit((to) => start.mutate(to, { onError: (error) => refuse(ofChoice(error)) }));
  const total = isOne ? 1 : check.data?.total;
  const notes = notesOfDomains({
    domains: check.data?.withDomain ?? 0,
    sites: total ?? 1,
    from: fromType,
    to: form.values.deploymentType,
  });
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {fields({
        value: form.values,
        errors: form.errors,
        onChange: (value) => {
          form.setValues(value);
          form.clearErrors();
        },
      })}
      <ul className={classes.notes}>
        <li>
          {isOne ? "The site" : "Each site"} is published at the new account first, with its saved
          changes. Until it is live there, visitors get it where it is now.
        </li>
        <li>{forecasters[fromType].terms.afterMove(total ?? 1, isDefault)}</li>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        <li>Moving is free: no credit is taken. What the new host charges is its own.</li>
      </ul>
      {total === 0 && <p role="status">{hostMoveTexts.nothingToMove}</p>}
      <RefusalNotice
        error={start.error}
        fallback="The move could not be started. Please try again."
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={start.isPending} busyText="Starting…" disabled={total === 0}>
          {isOne
            ? "Move the site"
            : total === undefined
              ? "Move the sites"
              : `Move ${countOf(total, "site")}`}
        </SubmitButton>
      </div>
    </form>
  );
}

/** The error for the choice of the new account, whose fields the server names below `to`. */
function ofChoice(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [path.replace(/^to\./, ""), message]),
  );
  const { status, code, message } = error;
  return new ApiError({ status, code, message, fields });
}
