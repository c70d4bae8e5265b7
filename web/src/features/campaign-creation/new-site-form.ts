import { EMPTY_CHOICE, formChoice } from "@mainstreet/contract/deployment";
import { useState } from "react";
import type { ReactNode } from "react";
import { z } from "zod";
import { renewAttempt } from "../../lib/attempt.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { randomId } from "../../lib/random-id.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";

/** The fields that all forms of new sites share: the deployment and the design. */
export const deploymentFields = {
  ...formChoice.shape,
  /** '' = the site key chooses. */
  design: z.object({ theme: z.string(), palette: z.string() }),
};

export const EMPTY_DEPLOYMENT = { ...EMPTY_CHOICE, design: { theme: "", palette: "" } };

/** The business of a new site. Without a business the form works as if there were none. */
export type BusinessOfNewSite = {
  /** The field that chooses the business. */
  field: ReactNode;
  /** The member of the request for the business. */
  sent: { businessId?: string };
  /** The phone number that a site inherits from the business; '' = none. */
  phone: string;
  /** What the phone field shows about that number. */
  phoneHint: { placeholder?: string; description?: string };
};

/** The storage key of a form's draft: one per service list that the form was opened from. */
export function draftName(form: string, service: string | undefined): string {
  return service === undefined ? form : `${form}: ${service}`;
}

type NewSiteDraft<V> = { siteKey: string; values: V };

/** The unfinished form of a new site that is stored in this tab. */
export const keptNewSite = <V>(
  form: string,
  service: string | undefined,
  values: z.ZodType<V>,
): NewSiteDraft<V> | undefined =>
  readDraft(draftName(form, service), z.object({ siteKey: z.string(), values }));

/** Stores the form; the next request is then another attempt. */
export function keepNewSite<V>(
  form: string,
  service: string | undefined,
  draft: NewSiteDraft<V>,
): void {
  renewAttempt(form);
  writeDraft(draftName(form, service), draft);
}

type Options<V> = {
  /** Names the form's draft and its creation attempt. */
  form: string;
  /** The service whose list the form was opened from. */
  service: string | undefined;
  /** Of the values as they are stored, and as they are submitted. */
  values: z.ZodType<V>;
  rules: z.ZodType;
  initial: V;
};

/**
 * The state of a form for a new site. Its values survive a refresh, and so does the site key, which determines the
 * site's words and design (docs/architecture.md) until `takeNewSiteKey` is called.
 */
export function useNewSiteForm<V extends Record<string, unknown>>(options: Options<V>) {
  const name = draftName(options.form, options.service);
  const [draft] = useState(() => keptNewSite(options.form, options.service, options.values));
  const [siteKey, setSiteKey] = useState(() => draft?.siteKey ?? randomId(16));
  const save = (changed: NewSiteDraft<V>) => keepNewSite(options.form, options.service, changed);
  const state = useSchemaForm<V>(options.rules, {
    initial: draft?.values ?? options.initial,
    onEdit: (values) => save({ siteKey, values }),
  });
  const { form } = state;
  return {
    ...state,
    siteKey,
    takeNewSiteKey: () => {
      const fresh = randomId(16);
      setSiteKey(fresh);
      save({ siteKey: fresh, values: form.getValues() });
    },
    focus: (field: string) => form.getInputNode(field)?.focus(),
    forget: () => dropDraft(name),
  };
}
