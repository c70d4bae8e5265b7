/** Texts of responses about new passwords. */
export const accountTexts = {
  disabled: "This account was disabled by the operator of this server. Please contact them.",
  commonPassword: "This is one of the passwords that are tried first. Please choose another one.",
  ownAddress: "The password must not be your own address. Please choose another one.",
  /** The sandbox accepts every password. */
  warning: (text: string) => `${text} In production it is refused.`,
};
