import type { Browser } from "playwright-core";
import type { BuiltSite, Finding } from "./built-site.ts";
import { findingsAt, auditedPages } from "./built-site.ts";

const MAX_SHEETS = 4;

/** Pages that need more than four sheets of letter paper (GS-23). */
export async function checkPrint(
  sites: readonly BuiltSite[],
  browser: Browser,
): Promise<Finding[]> {
  const context = await browser.newContext({ bypassCSP: true });
  const tab = await context.newPage();
  const found: Finding[] = [];
  for (const page of sites.flatMap(auditedPages)) {
    await tab.setContent(page.html);
    const file = await tab.pdf({ format: "Letter" });
    const sheets = file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const isRight = sheets > 0 && sheets <= MAX_SHEETS;
    found.push(...findingsAt(page, isRight ? [] : [`${sheets} sheets of paper`]));
  }
  await context.close();
  return found;
}
