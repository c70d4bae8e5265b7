/** A dialog that adds a second factor. */
export type FactorDialog = {
  opened: boolean;
  onClose: () => void;
  /** `recoveryCodes` are returned only with the first second factor of the account. */
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
};
