import type { Failure } from "@mainstreet/contract/responses";
import type { LeadDetail } from "@mainstreet/contract/leads";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "../../ui/test-part.tsx";
import { LeadScreen } from "./lead-screen.tsx";
import {
  detailOf,
  endTest,
  faultsOnceLoaded,
  type Sent,
  stubApi,
  withClient,
} from "./test-leads.tsx";

let lead: LeadDetail;
let erased = 0;
let sent: Sent[] = [];
const leave = vi.fn<() => void>();

beforeEach(() => {
  lead = detailOf();
  leave.mockReset();
  sent = stubApi(({ call, body }) => {
    if (call === "POST /leads/erase-person") return { erased };
    if (call === "DELETE /leads/l1") return { success: true };
    if (call === "PUT /leads/l1")
      lead = { ...lead, amount: null, lostReason: "", answeredAt: null, ...body };
    return lead;
  });
});
afterEach(endTest);

const MISSING: Failure = {
  message: leadTexts.notFound,
  error: leadTexts.notFound,
  code: "NOT_FOUND",
  requestId: "r1",
};
const screen = () => withClient(<LeadScreen id="l1" above={null} leave={leave} />);
const changes = () => sent.filter(({ call }) => !call.startsWith("GET")).map(({ body }) => body);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const outcome = () => page.getByRole("region", { name: "What became of it" }).getByRole("status");

test("a lead of the junk folder says why it is there, and leaves it", async () => {
  lead = detailOf({ state: "junk", junkReason: "honeypot" });
  await renderPart(screen());
  await expect.element(page.getByText("A field was filled that people do not see.")).toBeVisible();
  await expect.element(page.getByText(/Nobody was told: junk is kept here/)).toBeVisible();
  expect(page.getByRole("button", { name: "Won…" }).elements()).toHaveLength(0);
  await press("Not junk");
  await expect.element(page.getByText(/Messages about it are sent now/)).toBeVisible();
  await expect.element(outcome()).toHaveTextContent("New");
  expect(changes()).toEqual([{ state: "new" }]);
});

test("a lost lead has its reason, a usual one or another", async () => {
  await renderPart(screen());
  await press("Lost…");
  await press("Too expensive");
  await expect.element(page.getByLabelText("Why")).toHaveValue("Too expensive");
  await page.getByLabelText("Why").fill(" Moved away ");
  await press("Mark as lost");
  await expect.element(outcome()).toHaveTextContent("Lost");
  await expect.element(page.getByText("Moved away", { exact: true })).toBeVisible();
  expect(changes()).toEqual([{ state: "lost", lostReason: "Moved away" }]);
  await press("Lost…");
  await expect.element(page.getByLabelText("Why")).toHaveValue("Moved away");
  await press("Cancel");
  expect(changes()).toHaveLength(1);
});

test("a lead that was set to new for a moment keeps the time of its reply", async () => {
  const answeredAt = "2026-11-20T10:00:00.000Z";
  lead = detailOf({ state: "won", amount: 5_000, answeredAt });
  await renderPart(screen());
  await press("Back to new");
  await expect.element(outcome()).toHaveTextContent("New");
  await press("Undo");
  await expect.element(outcome().getByText("Won, $50")).toBeVisible();
  expect(changes()).toEqual([
    { state: "new" },
    { state: "won", amount: 5_000, lostReason: "", answeredAt },
  ]);
});

test("a lead is deleted after a question, and not before", async () => {
  await renderPart(screen());
  await press("Delete this lead");
  await expect.element(page.getByText(/Delete what Dana 1 sent, with its trail\?/)).toBeVisible();
  await press("Cancel");
  await expect.poll(() => page.getByRole("dialog").elements().length).toBe(0);
  expect(changes()).toEqual([]);
  await press("Delete this lead");
  await press("Delete");
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(sent.map(({ call }) => call)).toContain("DELETE /leads/l1");
  await expect.element(page.getByText("Lead deleted")).toBeVisible();
});

test("the erasure of a person says what it does not reach, and needs somebody", async () => {
  erased = 2;
  await renderPart(screen());
  await press("Erase this person");
  const dialog = page.getByRole("dialog", { name: "Erase a person" });
  await expect.element(dialog.getByLabelText("Phone")).toHaveValue("336-555-0199");
  await expect.element(dialog.getByText(/sent already stay where they arrived/)).toBeVisible();
  await press("Download what they sent (CSV)");
  await expect.poll(changes).toEqual([{ phone: "336-555-0199", email: "dana@example.com" }]);
  expect(sent.at(-1)?.call).toBe("POST /leads/export-person");
  sent.length = 0;
  await dialog.getByLabelText("Email").fill("");
  await dialog.getByLabelText("Phone").fill("");
  for (const name of ["Download what they sent (CSV)", "Erase for good"]) await press(name);
  await expect.element(page.getByText(leadTexts.personNeeded)).toBeVisible();
  expect(changes()).toEqual([]);
  await dialog.getByLabelText("Email").fill("dana@example.com");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await expect.element(page.getByText("2 leads erased")).toBeVisible();
  expect(changes()).toEqual([{ phone: "", email: "dana@example.com" }]);
});

test("a person who has sent nothing is not reported as erased", async () => {
  erased = 0;
  await renderPart(screen());
  await press("Erase this person");
  await press("Erase for good");
  await expect.element(page.getByText(/Nobody with this phone number or address/)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

test("for a missing lead there is a link to all others", async () => {
  stubApi(() => [404, MISSING]);
  await renderPart(screen());
  await expect.element(page.getByText(leadTexts.notFound)).toBeVisible();
  await expect.element(page.getByText(/It may have been erased/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See all leads" }))
    .toHaveAttribute("href", "/leads");
});

test("it is accessible in both schemes", async () => {
  lead = detailOf({ state: "lost", lostReason: "Too expensive" });
  expect(await faultsOnceLoaded(screen(), "Too expensive")).toEqual([]);
});
