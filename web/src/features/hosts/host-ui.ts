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

/** The same for a place of which some members may be absent. */
export type HttpPlace = { deploymentType: DeploymentType } & Partial<
  Record<ChoiceField, string | null>
>;

export type HttpWarningProps = {
  place: HttpPlace;
  /** The warning is one line of a card; otherwise it is a notice. */
  isLine?: boolean;
  /** The name of the site, where the page shows many. */
  name?: string;
};

/** What the dashboard has for a host where some sites are on http. */
type HttpUi = {
  /** Warns that browsers warn visitors of a place on http. Renders nothing for a place on https. */
  Warning: ComponentType<HttpWarningProps>;
  /**
   * Why the pages of a place cannot have a contact form; undefined where they can, and until it is known. Without `isChosen`
   * the place is at another host, and nothing is requested.
   */
  useNoFormText: (place: HttpPlace, isChosen: boolean) => string | undefined;
};

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
  /** Where the sites of the account are (`PlannedSite.accountAddress`); absent where no account determines the address. */
  useAccountAddress?: (target: Target) => string | undefined;
  /** The account that the sandbox offers. */
  useSandboxAccount: () => SandboxAccount;
  /** Absent for a host where every site is on https. */
  http?: HttpUi;
};
