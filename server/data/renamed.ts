/** Names that the sources still hold and the name of today, by state. */
export const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AK: { Barrow: "Utqiagvik" },
  // Cahokia, Alorton and Centreville became one city in 2021; it lies where Cahokia did.
  IL: { Cahokia: "Cahokia Heights" },
};

/** Places that were merged into another and are none any more, by state. */
export const ABOLISHED: Readonly<Record<string, readonly string[]>> = {
  IL: ["Alorton", "Centreville"],
  NJ: ["Pine Valley"],
};

/**
 * County-level areas that were abolished, by FIPS number, and that the outlines still have: Valdez-Cordova Census Area was
 * divided in 2019. No place is printed as lying in one, or next to it.
 */
export const ABOLISHED_COUNTIES: readonly string[] = ["02261"];
