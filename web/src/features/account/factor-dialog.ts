/** A dialog that adds a second factor. */
export type FactorDialog = {
  opened: boolean;
  onClose: () => void;
  /** The codes come with the first second factor of the account. */
  onAdded: (recoveryCodes: readonly string[] | undefined) => void;
};
