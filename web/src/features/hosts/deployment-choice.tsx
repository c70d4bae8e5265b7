import { DEPLOYMENT_TYPES, EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { hosts as descriptions } from "@mainstreet/contract/hosts/registry";
import { useAccountReading } from "../../lib/account-readings.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { CompareHosts } from "./compare-hosts.tsx";
import classes from "./deployment-choice.module.css";
import type { ChoiceProps } from "./host-ui.ts";
import { hosts } from "./registry.ts";

const TYPES = DEPLOYMENT_TYPES.map((value) => ({ value, label: descriptions[value].label }));

type Props = ChoiceProps & {
  /** How many new sites are published there. */
  sites?: number;
};

/** The deployment choice of the forms (spec §4): switching the type clears what was chosen for the other host. */
export function DeploymentChoiceFields({ sites = 1, ...props }: Props) {
  const { value, onChange } = props;
  const { ChoiceFields } = hosts[value.deploymentType];
  const account = useAccountReading(value);
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
          onChange={(deploymentType) => onChange({ ...EMPTY_CHOICE, deploymentType })}
        />
      </div>
      <ChoiceFields {...props} />
      <CompareHosts sites={sites} chosen={value.deploymentType} account={account} />
    </div>
  );
}
