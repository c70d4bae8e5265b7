import type { EvidencePiece } from "@mainstreet/contract/evidence";
import { EVIDENCE_KINDS, JOB_PHOTOS } from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { FormEvent } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useAddEvidence, useUpdateEvidence } from "./api.ts";
import classes from "./evidence.module.css";
import {
  blankFields,
  contentOfFields,
  type EvidenceFields,
  fieldsOf,
  KIND_LABELS,
} from "./evidence-values.ts";
import { PhotosField } from "./photos-field.tsx";

type Place = { city: string; state: string };
type Props = {
  businessId: string;
  places: readonly Place[];
  /** That is edited; absent: a new one. */
  piece?: EvidencePiece;
  /** How many live sites now differ from what is published. */
  onDone: (sites: number) => void;
};

const nameOf = ({ city, state }: Place) => (city === "" ? "" : `${city}, ${state}`);
const PHOTOS = { job: JOB_PHOTOS, photo: 1, person: 1, quote: 0, price: 0 };

/** A form for a piece of any kind. What is saved waits until it is published. */
export function EvidenceForm({ businessId, places, piece, onDone }: Props) {
  const [fields, setFields] = useState<EvidenceFields>(() =>
    piece ? fieldsOf(piece.content, nameOf(piece)) : blankFields(),
  );
  const [problem, setProblem] = useState("");
  const add = useAddEvidence(businessId);
  const update = useUpdateEvidence(businessId);
  const change = (changes: Partial<EvidenceFields>) => {
    setFields({ ...fields, ...changes });
    setProblem("");
  };
  const options = piece && piece.city !== "" ? [piece, ...places] : places;

  const onError = (error: Error) => setProblem(messageOf(error, "This could not be saved"));

  const save = (event: FormEvent) => {
    event.preventDefault();
    const content = contentOfFields(fields);
    if (content === undefined) {
      const isQuote = fields.kind === "quote";
      setProblem(isQuote ? evidenceTexts.permissionNeeded : "Please add the photo");
      return;
    }
    const { city = "", state = "" } = options.find((one) => nameOf(one) === fields.place) ?? {};
    const body = { content, city, state };
    if (piece)
      update.mutate(
        { ...body, evidenceId: piece.id },
        { onError, onSuccess: ({ unpublishedSites }) => onDone(unpublishedSites) },
      );
    else add.mutate(body, { onError, onSuccess: () => onDone(0) });
  };

  return (
    <form className={classes.form} onSubmit={save} noValidate aria-label="Evidence">
      <NativeSelect
        label="Kind"
        value={fields.kind}
        disabled={piece !== undefined}
        data={EVIDENCE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
        onChange={({ currentTarget }) => {
          const kind = EVIDENCE_KINDS.find((one) => one === currentTarget.value);
          if (kind) change({ kind });
        }}
      />
      <NativeSelect
        label="Shown in"
        description={PHOTOS[fields.kind] > 0 ? evidenceTexts.cityNeeded : undefined}
        value={fields.place}
        data={[
          { value: "", label: "All cities" },
          ...[...new Set(options.map(nameOf))].map((value) => ({ value, label: value })),
        ]}
        onChange={({ currentTarget }) => change({ place: currentTarget.value })}
      />
      <TextFields fields={fields} change={change} />
      {PHOTOS[fields.kind] > 0 && (
        <PhotosField
          photos={fields.photos}
          most={PHOTOS[fields.kind]}
          onChange={(photos) => change({ photos })}
        />
      )}
      {problem !== "" && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div className={classes.actions}>
        <SubmitButton busy={add.isPending || update.isPending} busyText="Saving...">
          Save
        </SubmitButton>
        <Button variant="default" onClick={() => onDone(0)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type TextProps = { fields: EvidenceFields; change: (changes: Partial<EvidenceFields>) => void };
type TextName = "title" | "month" | "customer" | "source" | "name" | "role";

const LINES: Readonly<Record<EvidenceFields["kind"], readonly [TextName, string][]>> = {
  job: [
    ["title", "What was done"],
    ["month", "Month, as 2026-05"],
  ],
  photo: [],
  quote: [
    ["customer", "Who said it, as “Dana R., Durham”"],
    ["source", "Where, as “By e-mail, May 2026”"],
  ],
  price: [
    ["title", "Job"],
    ["month", "As of month, as 2026-05"],
  ],
  person: [
    ["name", "Name"],
    ["role", "What this person does"],
  ],
};
const TEXTS = {
  job: "Two sentences about it",
  photo: "",
  quote: "What the customer said",
  price: "Price, as “from $89”",
  person: "A sentence about them",
};

function TextFields({ fields, change }: TextProps) {
  const { kind } = fields;
  return (
    <>
      {LINES[kind].map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          value={fields[name]}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
      {TEXTS[kind] !== "" && (
        <Textarea
          label={TEXTS[kind]}
          autosize
          minRows={2}
          maxRows={6}
          value={fields.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      )}
      {kind === "quote" && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={fields.hasPermission}
            onChange={({ currentTarget }) => change({ hasPermission: currentTarget.checked })}
          />
          The customer has allowed us to publish this
        </label>
      )}
    </>
  );
}
