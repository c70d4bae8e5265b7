import { EVIDENCE_LINK_LIMIT } from "@mainstreet/contract/evidence-links";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { textField } from "@mainstreet/contract/text-field";
import { z } from "zod";
import { messageOf } from "../../lib/api-error.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { useCreateLink } from "./api.ts";
import { placeNamed, placeProblems } from "./use-evidence-form.ts";

type Place = { city: string; state: string };

const wholeNumber = (most: number) =>
  z.string().refine((typed) => {
    const number = Number(typed);
    return Number.isInteger(number) && number >= 1 && number <= most;
  }, `Write a whole number from 1 to ${most}`);

const typedLink = z.object({
  label: textField("Name", MAX_LENGTH.name),
  place: z.string(),
  days: wholeNumber(EVIDENCE_LINK_LIMIT.days),
  mostUses: wholeNumber(EVIDENCE_LINK_LIMIT.uses),
});
const draft = z.object({
  label: z.string(),
  place: z.string(),
  days: z.string(),
  mostUses: z.string(),
});
const BLANK: z.infer<typeof draft> = { label: "", place: "", days: "14", mostUses: "20" };

/** The form of a new link. What is typed survives a reload until the link is created. */
export function useLinkForm(businessId: string, places: readonly Place[]) {
  const name = `evidence-link:${businessId}`;
  const create = useCreateLink(businessId);
  const { form, submit, refuse } = useSchemaForm<z.infer<typeof draft>>(typedLink, {
    initial: readDraft(name, draft) ?? BLANK,
    onEdit: (values) => writeDraft(name, values),
  });
  const make = submit(
    ({ label, place, days, mostUses }) => {
      const found = placeNamed(places, place);
      if (found === undefined) return;
      const { city, state } = found;
      const body = { label, city, state, days: Number(days), mostUses: Number(mostUses) };
      create.mutate(body, {
        onSuccess: () => {
          form.setValues(BLANK);
          dropDraft(name);
        },
        onError: (error) => {
          if (!refuse(error)) toastFailure(messageOf(error, "The link could not be made"));
        },
      });
    },
    placeProblems(places, form.values.place),
  );
  return { form, make, made: create.data, isPending: create.isPending };
}
