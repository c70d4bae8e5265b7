import { placeName } from "../../lib/place-name.ts";
import type { EvidencePiece } from "@mainstreet/contract/evidence";
import { EVIDENCE_KINDS, JOB_PHOTOS } from "@mainstreet/contract/evidence-content";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useAddEvidence, useUpdateEvidence } from "./api.ts";
import classes from "./evidence.module.css";
import { contentOfFields, KIND_LABELS } from "./evidence-values.ts";
import { PhotosField } from "./photos-field.tsx";
import { TextFields } from "./text-fields.tsx";
import { placeNamed, placeProblems, useEvidenceForm, withPlace } from "./use-evidence-form.ts";

type Place = { city: string; state: string };
type Props = {
  businessId: string;
  places: readonly Place[];
  /** The place whose page shows the photos of pieces for all cities. */
  home: Place | null;
  /** The piece that is edited; absent: a new piece. */
  piece?: EvidencePiece;
  /** Called with the number of live sites that now differ from what is published. */
  onDone: (sites: number) => void;
};

const PHOTOS = { job: JOB_PHOTOS, photo: 1, person: 1, quote: 0, price: 0 };

/** A form for a piece of any kind. A saved piece is not shown until it is published. */
export function EvidenceForm({ businessId, places, home, piece, onDone }: Props) {
  const { form, submit, problem, forget, showRefusal } = useEvidenceForm(businessId, piece);
  // A reload while the lists are fetched again must not restore the draft of a saved piece.
  const add = useAddEvidence(businessId, forget);
  const update = useUpdateEvidence(businessId, forget);
  const { kind } = form.values;
  const [begun] = useState(form.values.place);
  const options = withPlace(piece && piece.city !== "" ? [piece, ...places] : places, begun);
  const save = submit(
    (values) => {
      const content = contentOfFields(values);
      const place = placeNamed(options, values.place);
      if (content === undefined || place === undefined) return;
      const { city, state } = place;
      const body = { content, city, state };
      if (piece)
        update.mutate(
          { ...body, evidenceId: piece.id },
          { onError: showRefusal, onSuccess: ({ unpublishedSites }) => onDone(unpublishedSites) },
        );
      else add.mutate(body, { onError: showRefusal, onSuccess: () => onDone(0) });
    },
    placeProblems(options, form.values.place),
  );

  return (
    <form className={classes.form} onSubmit={save} noValidate aria-label="Evidence">
      <NativeSelect
        label="Kind"
        disabled={piece !== undefined}
        data={EVIDENCE_KINDS.map((one) => ({ value: one, label: KIND_LABELS[one] }))}
        {...form.getInputProps("kind")}
      />
      <NativeSelect
        label="Shown in"
        description={PHOTOS[kind] > 0 ? photoPlace(home) : undefined}
        data={[
          { value: "", label: "All cities" },
          ...[...new Set(withPlace(options, form.values.place).map(placeName))].map((value) => ({
            value,
            label: value,
          })),
        ]}
        {...form.getInputProps("place")}
      />
      <TextFields form={form} />
      {PHOTOS[kind] > 0 && <PhotosField form={form} most={PHOTOS[kind]} />}
      {problem !== "" && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div className={classes.actions}>
        <SubmitButton busy={add.isPending || update.isPending} busyText="Saving...">
          Save
        </SubmitButton>
        <Button
          variant="default"
          onClick={() => {
            forget();
            onDone(0);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A photo is shown on the pages of one city: this text names the city when the piece is for all cities. */
const photoPlace = (home: Place | null) =>
  home === null
    ? "A photo stands on the pages of one city. Give the business a city, or make a site first."
    : `A photo stands on the pages of one city: for all cities, on those of ${placeName(home)}.`;
