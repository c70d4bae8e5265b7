import type { ReactNode } from "react";
import { useSettledChoice } from "../../features/credentials/choice-rules.ts";
import { DeploymentChoice } from "../../features/credentials/deployment-choice.tsx";
import type { Choice } from "../../features/credentials/deployment-choice.tsx";

/** A form of a new site, as far as it holds the deployment choice. */
type Form = {
  values: Choice;
  errors: Partial<Record<string, ReactNode>>;
  setValues: (chosen: Choice) => void;
  clearFieldError: (field: string) => void;
};

const FIELDS = ["netlifyTokenId", "awsCredentialsId", "awsBucketName"];

const WHEN_NONE =
  "The site can be made now: it is charged, shows as “Not deployed yet”, and deploys for free once there is an account.";

/** The deployment choice of a new site as it can stand, and the fields it is made with; `whenNone` is said without an account. */
export function useNewSiteChoice(
  { values, errors, setValues, clearFieldError }: Form,
  whenNone = WHEN_NONE,
) {
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = values;
  const choice = useSettledChoice({
    deploymentType,
    netlifyTokenId,
    awsCredentialsId,
    awsBucketName,
  });
  const choose = (chosen: Choice) => {
    setValues(chosen);
    for (const field of FIELDS) clearFieldError(field);
  };
  const fields = (
    <DeploymentChoice value={choice} onChange={choose} errors={errors} whenNone={whenNone} />
  );
  return { choice, fields };
}
