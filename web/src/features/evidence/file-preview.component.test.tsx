import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { ImportFile } from "./import-file.tsx";
import { keepFile, readKeptFile } from "./kept-file.ts";

type Row = Record<string, string>;

let finishAdding: () => void;

/** A row without a title is refused. */
const check = (dryRun: boolean) => (row: Row, at: number) => ({
  row: at + 1,
  status: row["title"] === undefined ? "refused" : dryRun ? "ready" : "added",
  message: "",
  fields: row["title"] === undefined ? { title: "Please say what was done" } : {},
});

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { rows, dryRun }: { rows: Row[]; dryRun: boolean } = JSON.parse(body);
    const checked = rows.map(check(dryRun));
    const { promise, resolve } = Promise.withResolvers<void>();
    finishAdding = resolve;
    if (!dryRun) await promise;
    const added = checked.filter(({ status }) => status === "added").length;
    return Response.json({ added, rows: checked });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("cells cannot be changed while rows are added, and no correction is lost afterwards", async () => {
  const rows = [
    { line: 2, cells: ["job", "New boiler", "Durham"] },
    { line: 3, cells: ["job", "", "Durham"] },
  ];
  keepFile("b1", { name: "jobs.csv", columns: ["kind", "title", "city"], rows });
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ImportFile businessId="b1" onDone={() => undefined} />
    </QueryClientProvider>,
  );
  const cell = page.getByLabelText("title of row 3");
  await page.getByRole("button", { name: "Add 1 piece" }).click();
  await expect.element(cell).toHaveAttribute("readonly");
  await cell.click();
  await userEvent.keyboard("New sink");
  await expect.element(cell).toHaveValue("");

  finishAdding();
  await expect.element(page.getByText(/piece added before/)).toBeVisible();
  await expect.element(cell).not.toHaveAttribute("readonly");
  await cell.fill("New sink");
  await expect.element(cell).toHaveValue("New sink");
  expect(readKeptFile("b1")?.rows).toEqual([{ line: 3, cells: ["job", "New sink", "Durham"] }]);
});
