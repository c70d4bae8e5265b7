import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { keepOperationSelection } from "../../lib/operation-selection.ts";
import { renderPart } from "../../ui/test-part.tsx";
import { NewOperationPage } from "./new-operation-page.tsx";

const SITE = "0190c0de-0000-7000-8000-000000000001";
const TOKEN = "0190c0de-0000-7000-8000-000000000002";
const FOUND: Record<string, object> = {
  "/api/labels": { labels: [{ id: "1", name: "Client A", colour: "blue", sites: 1 }] },
  "/api/netlify-tokens": [{ _id: TOKEN, id: TOKEN, name: "Mine", token: "…1234" }],
  "/api/account-readings": { accounts: [] },
  "/api/config": { hasDefaultNetlifyAccount: false, hasMail: false },
};

/** What was sent, and the fields that the server refuses. */
let sent: unknown[];
let refused: Record<string, string>;
beforeEach(async () => {
  sessionStorage.clear();
  [sent, refused] = [[], {}];
  vi.stubGlobal("fetch", (url: string, { body }: RequestInit) => {
    if (typeof body !== "string") {
      const found = FOUND[url];
      return Promise.resolve(
        Response.json(found ?? { message: url }, { status: found ? 200 : 404 }),
      );
    }
    sent.push(JSON.parse(body));
    const [message = "Refused"] = Object.values(refused);
    const failure = { code: "INVALID", message, error: message, requestId: "1", fields: refused };
    return Promise.resolve(Response.json(failure, { status: 400 }));
  });
  keepOperationSelection({ campaignIds: [SITE] });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await renderPart(
    <RouterContextProvider router={router}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <NewOperationPage />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const row = (at: number) => page.getByRole("group", { name: `Change ${at}`, exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
async function choose(at: number, field: string, action?: string) {
  if (at > 1) await press("Add another change");
  await row(at).getByLabelText("Field").selectOptions(field);
  if (action !== undefined) await row(at).getByLabelText("Action").selectOptions(action);
}

test("labels are sent by name, and a refusal of the server is shown next to them until they are edited", async () => {
  await choose(1, "labels", "add");
  const labels = row(1).getByLabelText("Labels");
  await labels.fill("Client A, Winter");
  const tooMany = labelTexts.tooMany(LABEL_LIMIT.ofAccount);
  refused = { "changes.0.value": tooMany };
  await press("Review");
  await expect.element(labels).toHaveAccessibleDescription(expect.stringContaining(tooMany));
  await expect.element(labels).toHaveFocus();
  const changes = [{ field: "labels", action: "add", value: ["Client A", "Winter"] }];
  expect(sent).toEqual([{ campaignIds: [SITE], changes }]);
  await labels.fill("Client A");
  await expect.element(page.getByText(tooMany)).not.toBeInTheDocument();
});

test("the account is sent as it is chosen, and a refusal of it is shown next to its choice", async () => {
  await choose(1, "account");
  const account = row(1).getByLabelText("Netlify Account");
  await account.selectOptions("Mine");
  const gone = "This account is not there any more";
  refused = { "changes.0.value.netlifyTokenId": gone };
  await press("Review");
  await expect.element(account).toHaveAccessibleDescription(expect.stringContaining(gone));
  const value = { deploymentType: "netlify", netlifyTokenId: TOKEN };
  const changes = [{ field: "account", action: "set", value }];
  expect(sent).toMatchObject([{ campaignIds: [SITE], changes }]);
});

test("find and replace is sent with its case, and a refused replacement is shown next to its input", async () => {
  await choose(1, "phone", "replace");
  await row(1).getByLabelText("Find").fill("336");
  const replacement = row(1).getByLabelText("Replace with");
  await replacement.fill("704");
  await row(1).getByLabelText("Match upper and lower case").click();
  refused = { "changes.0.replacement": "This text is too long" };
  await press("Review");
  await expect
    .element(replacement)
    .toHaveAccessibleDescription(expect.stringContaining("This text is too long"));
  const change = { field: "phone", action: "replace", find: "336", replacement: "704" };
  expect(sent).toEqual([{ campaignIds: [SITE], changes: [{ ...change, matchCase: true }] }]);
});

test.each([
  ["theme", "civic"],
  ["palette", "moss"],
])(
  "a %s is sent as it is chosen, and a refusal is shown next to the choice",
  async (field, value) => {
    await choose(1, field);
    const design = row(1).getByLabelText("New value");
    // The field that was shown before had an input of that name too.
    await expect.element(design.getByRole("option", { name: "Choose…" })).toBeInTheDocument();
    await design.selectOptions(value);
    refused = { "changes.0.value": "There is no such design" };
    await press("Review");
    await expect.element(design).toHaveAccessibleDescription("There is no such design");
    const changes = [{ field, action: "set", value }];
    expect(sent).toEqual([{ campaignIds: [SITE], changes }]);
  },
);

test("a label that is too long is refused next to its field, before anything is sent", async () => {
  await choose(1, "labels", "add");
  const labels = row(1).getByLabelText("Labels");
  await labels.fill(`Client A, ${"x".repeat(LABEL_LIMIT.name + 1)}`);
  await press("Review");
  await expect.element(labels).toHaveAttribute("aria-invalid", "true");
  await expect.element(labels).toHaveAccessibleDescription(/at most 40 characters/);
  expect(sent).toEqual([]);
});
