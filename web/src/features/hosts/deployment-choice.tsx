import type { DeploymentType } from "@mainstreet/contract/deployment";
import type { ReactNode } from "react";
import { Segmented } from "../../ui/segmented.tsx";
import { AwsChoice } from "./aws/aws-choice.tsx";
import classes from "./deployment-choice.module.css";
import { NetlifyChoice } from "./netlify/netlify-choice.tsx";

/** Where a site goes, as the forms hold it: '' = not chosen. */
export type Choice = {
  deploymentType: DeploymentType;
  netlifyTokenId: string;
  awsCredentialsId: string;
  awsBucketName: string;
};

export type ChoiceProps = {
  value: Choice;
  onChange: (value: Choice) => void;
  /** Texts beside the fields, by field. */
  errors: Partial<Record<string, ReactNode>>;
  /** What happens as long as there is no account to choose. */
  whenNone: string;
  /** For a bulk run, which in production needs an account of the user's own. */
  isRun?: boolean;
};

const TYPES = [
  { value: "netlify", label: "Netlify" },
  { value: "aws", label: "AWS S3" },
] as const;

const NOTHING = { netlifyTokenId: "", awsCredentialsId: "", awsBucketName: "" };

/** The deployment choice of the forms (spec §4): switching the type clears what was chosen on the other side. */
export function DeploymentChoice(props: ChoiceProps) {
  const { value, onChange } = props;
  return (
    <div className={classes.choice}>
      <div>
        <div className={classes.label} aria-hidden>
          Deploy to
        </div>
        <Segmented
          legend="Deploy to"
          options={TYPES}
          value={value.deploymentType}
          onChange={(deploymentType) => onChange({ deploymentType, ...NOTHING })}
        />
      </div>
      {value.deploymentType === "netlify" ? <NetlifyChoice {...props} /> : <AwsChoice {...props} />}
    </div>
  );
}
