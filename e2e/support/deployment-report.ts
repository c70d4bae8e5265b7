import type { Locator, Page } from "@playwright/test";

/** The words on a campaign's page for the state of its deployment. */
export function deploymentReport(page: Page): Locator {
  return page.getByRole("region", { name: "Deployment Information" }).getByRole("status").first();
}

/** Records from now on, in the returned list, each state that the report shows, however briefly: Queued, Deploying, … */
export async function noteStates(page: Page): Promise<string[]> {
  const states: string[] = [];
  await page.exposeFunction("noteState", (state: string) => {
    if (states.at(-1) !== state) states.push(state);
  });
  await page.evaluate(() => {
    const look = () => {
      const shown = document.querySelector("main section [role=status]")?.textContent ?? "";
      const state = /^(Queued|Deploying|Deployed|Failed)/.exec(shown)?.[0];
      if (state !== undefined && "noteState" in window)
        (window.noteState as (s: string) => void)(state);
    };
    const everything = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document, everything);
  });
  return states;
}
