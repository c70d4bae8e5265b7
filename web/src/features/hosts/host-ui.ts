import type { ChoiceField, DeploymentType, FormChoice } from "@mainstreet/contract/deployment";
import type { ComponentType, ReactNode } from "react";
import type { SandboxAccount } from "./sandbox-account.ts";

export type ChoiceProps = {
  value: FormChoice;
  onChange: (value: FormChoice) => void;
  /** Texts next to the fields, by field. */
  errors: Partial<Record<string, ReactNode>>;
  /** What happens while there is no account to choose. */
  whenNone: string;
  /** For a bulk run, which in production needs an account of the user's own. */
  isRun?: boolean;
};

/** Where a campaign is published, as responses have it. */
export type Target = { deploymentType: DeploymentType } & Record<ChoiceField, string | null>;

/** What the dashboard has for one host. Its hooks run in every form, whichever host is chosen. */
export type HostUi = {
  /** Its part of the Settings page. */
  SettingsCard: ComponentType;
  /** The fields of its deployment choice. */
  ChoiceFields: ComponentType<ChoiceProps>;
  /**
   * The choice without deleted accounts, and with the account used last where none is chosen (decision 178). Until the
   * accounts are known, the chosen one stays.
   */
  useCurrentChoice: (choice: FormChoice, isRun: boolean) => FormChoice;
  /** Whether there is an account to choose; false until that is known. */
  useHasAccounts: () => boolean;
  /** The name of the account in which a campaign is published; undefined when none is chosen, or until it is known. */
  useAccountName: (target: Target) => string | undefined;
  /** The account that the sandbox offers. */
  useSandboxAccount: () => SandboxAccount;
};
