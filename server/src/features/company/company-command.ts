import { parseArgs } from "node:util";
import { indiaStateName } from "@mainstreet/contract/india-states";
import type { Db } from "../../platform/db/database.ts";
import { type CompanyRecord, readCompany, recordCompany } from "./company.ts";
import { companyInput } from "./company-input.ts";

const text = { type: "string" } as const;
const OPTIONS = {
  name: text,
  address: text,
  state: text,
  gstin: text,
  sac: text,
  rate: text,
  email: text,
  phone: text,
  lut: text,
};

/**
 * `company show` and `company set --name … --state …`: options that are not given stay as they are. Returns the lines to print.
 * Throws an error that names every wrong option.
 */
export async function runCompanyCommand(db: Db, [verb = "show", ...words]: string[]) {
  const current = await readCompany(db);
  if (verb === "show") return describe(current);
  if (verb !== "set") throw new Error("npm run operator -- company show | set --name …");
  const { values } = parseArgs({ args: words, options: OPTIONS });
  // No value of the sample company is reused: a forgotten option must not put one on a real invoice.
  const known = current?.isSample === false ? current : undefined;
  const { rate = known && String(known.rateBasisPoints / 100) } = values;
  const given = companyInput.safeParse({
    legalName: values.name ?? known?.legalName,
    address: values.address ?? known?.address,
    stateCode: values.state ?? known?.stateCode,
    gstin: values.gstin ?? known?.gstin ?? "",
    sac: values.sac ?? known?.sac,
    rateBasisPoints: rate === undefined ? undefined : basisPoints(rate),
    email: values.email ?? known?.email,
    phone: values.phone ?? known?.phone,
    lutNumber: values.lut ?? known?.lutNumber ?? "",
  });
  if (!given.success) throw new Error(given.error.issues.map((issue) => issue.message).join("\n"));
  await recordCompany(db, given.data);
  return ["Recorded. The next invoice says this:", ...describe(await readCompany(db))];
}

/** Rounds away floating point errors only: 18.1 becomes 1810. */
const basisPoints = (percent: string): number => {
  const points = Number(percent) * 100;
  return Math.abs(points - Math.round(points)) < 1e-6 ? Math.round(points) : points;
};

function describe(company: CompanyRecord | undefined): string[] {
  if (!company) return ["No company is set."];
  const { legalName, address, stateCode, gstin, sac, rateBasisPoints, lutNumber } = company;
  return [
    ...(company.isSample ? ["The sandbox's sample; production does not sell with it."] : []),
    `Legal name  ${legalName}`,
    `Address     ${address}`,
    `State       ${stateCode} ${indiaStateName(stateCode)}`,
    `GSTIN       ${gstin || "none: papers are bills of supply"}`,
    `SAC         ${sac}`,
    `Rate        ${rateBasisPoints / 100} %`,
    `Contact     ${company.email}, ${company.phone}`,
    `Export      ${lutNumber ? `under LUT ${lutNumber}` : "with IGST"}`,
    `Since       ${company.createdAt.toISOString()}`,
  ];
}
