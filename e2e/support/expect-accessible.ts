import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Checks the page as it stands against WCAG 2.2 A and AA and axe's best practices; a finding names the rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a page of its own each time, for frames of other origins, and we have none.
    .setLegacyMode(true)
    // What passed is not written out.
    .options({ resultTypes: ["violations"] })
    .analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.html),
  }));
  expect(findings, "accessibility findings").toEqual([]);
}
