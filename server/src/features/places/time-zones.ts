const ALL_YEAR = "all year";

/** What a reader calls the zone, by IANA name: every zone in use in the fifty states and Puerto Rico. */
const NAMES: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern Time",
  "America/Detroit": "Eastern Time",
  "America/Indiana/Indianapolis": "Eastern Time",
  "America/Indiana/Marengo": "Eastern Time",
  "America/Indiana/Petersburg": "Eastern Time",
  "America/Indiana/Vevay": "Eastern Time",
  "America/Indiana/Vincennes": "Eastern Time",
  "America/Indiana/Winamac": "Eastern Time",
  "America/Kentucky/Louisville": "Eastern Time",
  "America/Kentucky/Monticello": "Eastern Time",
  "America/Chicago": "Central Time",
  "America/Indiana/Knox": "Central Time",
  "America/Indiana/Tell_City": "Central Time",
  "America/Menominee": "Central Time",
  "America/North_Dakota/Beulah": "Central Time",
  "America/North_Dakota/Center": "Central Time",
  "America/North_Dakota/New_Salem": "Central Time",
  "America/Denver": "Mountain Time",
  "America/Boise": "Mountain Time",
  "America/Phoenix": `Mountain Standard Time ${ALL_YEAR}`,
  "America/Los_Angeles": "Pacific Time",
  "America/Anchorage": "Alaska Time",
  "America/Juneau": "Alaska Time",
  "America/Metlakatla": "Alaska Time",
  "America/Nome": "Alaska Time",
  "America/Sitka": "Alaska Time",
  "America/Yakutat": "Alaska Time",
  "America/Adak": "Hawaii–Aleutian Time",
  "America/Puerto_Rico": `Atlantic Standard Time ${ALL_YEAR}`,
  "Pacific/Honolulu": `Hawaii Standard Time ${ALL_YEAR}`,
};

/** "America/New_York" → "Eastern Time"; undefined for another zone. */
export function timeZoneName(zone: string): string | undefined {
  return NAMES[zone];
}
