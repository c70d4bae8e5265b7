import { type ReactNode, useState } from "react";
import { DeploymentChoice } from "../../features/hosts/deployment-choice.tsx";
import type { Choice } from "../../features/hosts/deployment-choice.tsx";
import { useSettledChoice } from "../../features/hosts/use-settled-choice.ts";

/** A form of a new site, as far as it holds the deployment choice. */
type Form = {
  values: Choice;
  errors: Partial<Record<string, ReactNode>>;
  setValues: (chosen: Choice) => void;
  clearFieldError: (field: string) => void;
};

const FIELDS = ["netlifyTokenId", "awsCredentialsId", "awsBucketName"];

/** What the user has set back to "Choose …": it is not filled with what was used last again. */
type Cleared = Partial<Record<"netlifyTokenId" | "awsCredentialsId" | "awsBucketName", "">>;

function clearedBy(before: Choice, chosen: Choice): Cleared {
  if (before.deploymentType !== chosen.deploymentType) return {};
  if (chosen.deploymentType === "netlify")
    return chosen.netlifyTokenId === "" ? { netlifyTokenId: "" } : {};
  if (chosen.awsCredentialsId === "") return { awsCredentialsId: "", awsBucketName: "" };
  const isSame = before.awsCredentialsId === chosen.awsCredentialsId;
  return isSame && chosen.awsBucketName === "" ? { awsBucketName: "" } : {};
}

const WHEN_NONE =
  "The site can be made now: it is charged, shows as “Not deployed yet”, and deploys for free once there is an account.";

const WHEN_NONE_FOR_RUN = "A run needs an account of yours to publish to.";

/** The deployment choice of a new site or run, and its form fields. */
export function useNewSiteChoice(
  { values, errors, setValues, clearFieldError }: Form,
  { isRun }: { isRun: boolean } = { isRun: false },
) {
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = values;
  const [cleared, setCleared] = useState<Cleared>({});
  const settled = useSettledChoice(
    { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName },
    isRun,
  );
  const choice = { ...settled, ...cleared };
  const choose = (chosen: Choice) => {
    setCleared(clearedBy(choice, chosen));
    setValues(chosen);
    for (const field of FIELDS) clearFieldError(field);
  };
  const fields = (
    <DeploymentChoice
      value={choice}
      onChange={choose}
      errors={errors}
      whenNone={isRun ? WHEN_NONE_FOR_RUN : WHEN_NONE}
      isRun={isRun}
    />
  );
  return { choice, fields };
}
