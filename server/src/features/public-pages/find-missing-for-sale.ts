import type { Deps } from "../../deps.ts";
import { readCompany } from "../company/company.ts";
import { findMissingPages } from "./public-pages.ts";

/** What the operator has to do before production sells credits; empty when nothing is left. Sentences for the operator. */
export async function findMissingForSale({
  db,
  config,
}: Pick<Deps, "db" | "config">): Promise<string[]> {
  const [company, pages] = await Promise.all([readCompany(db), findMissingPages(config)]);
  const hasCompany = company !== undefined && !company.isSample;
  const folder = config.operatorPages ?? "the folder that OPERATOR_PAGES names";
  return [
    ...(hasCompany ? [] : ["No company is set: npm run operator -- company set"]),
    ...pages.map((page) => `${page}.md is missing in ${folder}`),
  ];
}
