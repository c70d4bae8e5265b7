/** The states and union territories of India by their GST code. 97 is the code for territory outside all of them. */
export const INDIA_STATES: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
  "97": "Other Territory",
};

/** Union territories without a legislature: their part of the tax is UTGST, not SGST (UTGST Act, section 2). */
const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set(["04", "26", "31", "35", "38", "97"]);

/** The name of the state by its GST code; '' for an unknown code. */
export const indiaStateName = (code: string): string => INDIA_STATES[code] ?? "";

/** The name of the state's half of the tax. */
export const stateTaxName = (code: string): "SGST" | "UTGST" =>
  WITHOUT_LEGISLATURE.has(code) ? "UTGST" : "SGST";
