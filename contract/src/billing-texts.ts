/** The most lines of an address on an invoice. */
export const ADDRESS_LINES = 6;

/** The texts about billing details, invoices and selling. Not part of `texts`: only the pages that need them load them. */
export const billingTexts = {
  nameRequired: "Please enter the name for the invoice",
  nameTooLong: "Please enter a name of at most 100 characters",
  addressRequired: "Please enter the address for the invoice",
  addressTooLong: "Please enter an address of at most 300 characters",
  addressTooManyLines: `Please enter the address in at most ${ADDRESS_LINES} lines`,
  countryInvalid: "Please choose a country",
  stateRequired: "Please choose a state",
  pinInvalid: "Please enter a PIN code of 6 digits",
  postalCodeTooLong: "Please enter a postal code of at most 12 characters",
  gstinInvalid: "This is not a GSTIN. Please check each of its 15 characters.",
  gstinOfOtherState: "This GSTIN belongs to another state",
  gstinAbroad: "A GSTIN is for buyers in India only",
  detailsFailed: "Failed to load the billing details",
  saveFailed: "Failed to save the billing details",
  invoiceNotFound: "There is no invoice for this order",
  invoiceFailed: "Failed to load the invoice",
  notSellingYet:
    "Credits cannot be bought here yet: the operator of this server has not set up everything that a sale needs. Nothing was charged.",
} as const;
