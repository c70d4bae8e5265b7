/** The account of the sandbox with one host. */
export type SandboxAccount = {
  /** undefined = not known yet. */
  isThere: boolean | undefined;
  /** Stores it; undefined where the host is not emulated. */
  add: (() => Promise<unknown>) | undefined;
};

/** The name of the sandbox's account, for these cards and for the forms. */
export const SANDBOX_NAME = "Sandbox";

/** Whether one of these accounts is the sandbox's. */
export const hasSandboxAccount = (
  accounts: readonly { name: string }[] | undefined,
): boolean | undefined => accounts?.some(({ name }) => name === SANDBOX_NAME);
