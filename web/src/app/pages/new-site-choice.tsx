import { type ReactNode, useState } from "react";
import { DeploymentChoiceFields } from "../../features/hosts/deployment-choice.tsx";
import {
  CHOICE_FIELDS,
  type ChoiceField,
  choiceFieldsOf,
  choiceOf,
  type FormChoice,
} from "@mainstreet/contract/deployment";
import { useCurrentChoice } from "../../features/hosts/use-host-choice.ts";

/** The part of a new site's form that holds the deployment choice. */
type Form = {
  values: FormChoice;
  errors: Partial<Record<string, ReactNode>>;
  setValues: (chosen: FormChoice) => void;
  clearFieldError: (field: string) => void;
};

/** The fields that the user has set back to "Choose …": they are not filled again with what was used last. */
type Cleared = Partial<Record<ChoiceField, "">>;

function clearedBy(before: FormChoice, chosen: FormChoice): Cleared {
  if (before.deploymentType !== chosen.deploymentType) return {};
  const fields = choiceFieldsOf(chosen.deploymentType);
  for (const [at, field] of fields.entries()) {
    // When an account is set back, all fields that belong to it are set back as well.
    if (chosen[field] === "") return Object.fromEntries(fields.slice(at).map((name) => [name, ""]));
    if (before[field] !== chosen[field]) return {};
  }
  return {};
}

const WHEN_NONE =
  "The site can be made now: it is charged, shows as “Not deployed yet”, and deploys for free once there is an account.";

const WHEN_NONE_FOR_RUN = "A run needs an account of yours to publish to.";

/** The deployment choice of a new site or run, and its form fields. */
export function useNewSiteChoice(
  { values, errors, setValues, clearFieldError }: Form,
  { isRun, sites = 1 }: { isRun: boolean; sites?: number } = { isRun: false },
) {
  const [cleared, setCleared] = useState<Cleared>({});
  const choice = { ...useCurrentChoice(choiceOf(values), isRun), ...cleared };
  const choose = (chosen: FormChoice) => {
    setCleared(clearedBy(choice, chosen));
    setValues(chosen);
    for (const field of CHOICE_FIELDS) clearFieldError(field);
  };
  const fields = (
    <DeploymentChoiceFields
      value={choice}
      onChange={choose}
      errors={errors}
      whenNone={isRun ? WHEN_NONE_FOR_RUN : WHEN_NONE}
      isRun={isRun}
      sites={sites}
    />
  );
  return { choice, fields };
}
