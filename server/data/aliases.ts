/**
 * GeoNames names that differ from the postal name of the same place. The city is then treated as that postal place, and both names find it.
 */
export const POSTAL_NAME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CT: { "City of Milford (balance)": "Milford", "Wallingford Center": "Wallingford" },
  DC: { "Washington, D.C.": "Washington" },
  FL: { "Greenacres City": "Greenacres", Marco: "Marco Island" },
  CA: { Suisun: "Suisun City", Agoura: "Agoura Hills" },
  KY: { "Lexington-Fayette": "Lexington" },
  MA: { "Framingham Center": "Framingham", Middleborough: "Middleboro" },
  NY: { "New York City": "New York", "The Bronx": "Bronx" },
  SC: { "Hilton Head": "Hilton Head Island" },
  WA: { "City of Sammamish": "Sammamish" },
};

/** Names people type that neither source holds, by state, with the postal name they mean. */
export const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AK: { Barrow: "Utqiagvik" },
  CA: { "San Buenaventura": "Ventura", LA: "Los Angeles", SF: "San Francisco" },
  DC: { "Washington D.C.": "Washington", "Washington DC": "Washington", DC: "Washington" },
  GA: {
    "Athens-Clarke County": "Athens",
    "Augusta-Richmond County": "Augusta",
    "Macon-Bibb County": "Macon",
  },
  HI: { "Urban Honolulu": "Honolulu" },
  ID: { "Boise City": "Boise" },
  IN: { "Indianapolis city (balance)": "Indianapolis" },
  KY: { "Louisville/Jefferson County": "Louisville", "Lexington-Fayette County": "Lexington" },
  LA: { NOLA: "New Orleans" },
  MT: { "Butte-Silver Bow": "Butte" },
  NY: { NYC: "New York", "City of New York": "New York" },
  PA: { Philly: "Philadelphia" },
  TN: { "Nashville-Davidson": "Nashville", "Nashville-Davidson County": "Nashville" },
};

/**
 * Cities and well-known communities that are real, but neither postal names nor unmistakable in the Census's list of 2016 (newer than the
 * list, or with a name that it contains twice), chosen by hand: nothing in the data distinguishes them from places that exist only in
 * GeoNames (Meads KY, Tempe Junction AZ).
 */
export const NON_POSTAL_CITIES: Readonly<Record<string, string>> = {
  CA: "Jurupa Valley",
  GA: "Brookhaven, Stonecrest",
  KY: "Fern Creek, Okolona, Newburg",
  MD: "Woodlawn, Saint Charles",
  SC: "James Island",
  TN: "East Brainerd",
  WA: "Fairwood",
};
