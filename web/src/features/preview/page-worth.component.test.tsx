import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { PageVerdict } from "./page-verdict.tsx";
import { PageWorth } from "./page-worth.tsx";

const uniqueWords = { share: 0.124, localFacts: 30, evidence: 40, ownTexts: 0, total: 600 };
const outlook =
  "This page stays out of search engines until it has a phone number or an email address.";
const part = (
  <>
    <PageVerdict
      indexable={false}
      problems={[{ kind: "contact", text: "Nobody can be reached." }]}
      outlook={outlook}
      fixes={{}}
    />
    <PageWorth
      uniqueWords={uniqueWords}
      advice={[
        { kind: "job", text: "Two photos of jobs in Durham would help most." },
        { kind: "ownTexts", text: "A paragraph in your own words." },
      ]}
      adviceLink={(kind) => (kind === "job" ? <a href="/businesses/1">Add a job</a> : null)}
    />
  </>
);

test("the page's own words, the advice and the consequence are shown in words", async () => {
  await renderPart(part);
  await expect.element(page.getByText(/Of 100 words, 12 are on this page alone/)).toBeVisible();
  await expect.element(page.getByRole("status").getByText(outlook)).toBeVisible();
  const advice = page.getByRole("listitem").filter({ hasText: /Two photos of jobs in Durham/ });
  await expect.element(advice.getByRole("link", { name: "Add a job" })).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

test("a page that needs nothing more has no list of advice, and an older server's response no sentence", async () => {
  await renderPart(
    <>
      <PageWorth uniqueWords={uniqueWords} advice={[]} adviceLink={() => null} />
      <PageWorth uniqueWords={null} advice={[]} adviceLink={() => null} />
    </>,
  );
  await expect.element(page.getByText(/Of 100 words/)).toBeVisible();
  expect(page.getByText("What would help most").elements()).toHaveLength(0);
});

test("it is accessible in both schemes", async () => {
  expect(await accessibilityFaults([part])).toEqual([]);
});
