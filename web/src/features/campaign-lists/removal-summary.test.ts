import { describe, expect, test } from "vitest";
import type { RemovalDone, RemovalOutcome, CampaignRemoval, Removals } from "./removal-store.ts";
import {
  removalHeadline,
  removalText,
  summarizeRemovals,
  withoutRemovals,
  removalsToShow,
} from "./removal-summary.ts";

const done = (refunded = 0): RemovalDone => ({
  state: "done",
  teardown: refunded > 0 ? "none" : "removed",
  refunded,
  message: "Campaign deleted successfully!",
});
const failed = (message = "Netlify is down"): RemovalOutcome => ({
  state: "failed",
  message,
  mayKeepSite: true,
});

type Rest = Partial<CampaignRemoval> & (RemovalOutcome | { state: "waiting" | "running" });

function removal(id: string, rest: Rest): CampaignRemoval {
  const campaign = {
    id,
    name: `Plumbing in ${id}`,
    company: { name: "", address: { street: "" } },
    deploymentUrl: null,
    deploymentType: "netlify" as const,
  };
  return { campaign, listKey: "all", keepSite: false, batch: 1, ...rest };
}

function removals(...all: CampaignRemoval[]): Removals {
  return { byId: new Map(all.map((one) => [one.campaign.id, one])), batch: 1, isOpen: true };
}

describe("how a batch ended", () => {
  test("one deletion speaks in the server's own words", () => {
    expect(summarizeRemovals(removals(removal("a", done())))).toEqual({
      done: "Campaign deleted successfully!",
    });
    expect(summarizeRemovals(removals(removal("a", failed())))).toEqual({
      failed: "Netlify is down",
    });
  });

  test("many are counted, with the credits that came back", () => {
    const all = removals(removal("a", done(1)), removal("b", done(1)), removal("c", done()));
    expect(summarizeRemovals(all)).toEqual({
      done: "Successfully deleted 3 campaigns. 2 credits were returned.",
    });
  });

  test("failures are summarized with their reasons, next to the successes", () => {
    const all = removals(
      removal("a", done()),
      removal("b", failed()),
      removal("c", failed("Try later")),
    );
    expect(summarizeRemovals(all)).toEqual({
      done: "Campaign deleted successfully!",
      failed: "Failed to delete campaigns: 2 of 3. Netlify is down. And 1 other reason.",
    });
  });

  test("an earlier batch is not summarized again, but its failures stay in the panel", () => {
    const all = removals(
      removal("a", { ...done(), batch: 0 }),
      removal("b", { ...failed(), batch: 0 }),
      removal("c", done()),
    );
    expect(summarizeRemovals(all)).toEqual({ done: "Campaign deleted successfully!" });
    expect(removalsToShow(all).map(({ campaign }) => campaign.id)).toEqual(["b", "c"]);
  });
});

test("the headline counts during the batch and sums up at the end", () => {
  const [a, b] = [removal("a", done()), removal("b", failed())];
  expect(removalHeadline([a, removal("c", { state: "running" })])).toBe(
    "Deleting campaigns: 1 of 2",
  );
  expect(removalHeadline([a])).toBe("1 deleted");
  expect(removalHeadline([a, b])).toBe("1 deleted, 1 not deleted");
  expect(removalHeadline([b])).toBe("1 not deleted");
});

test("each removal shows what happened to its site and its credit", () => {
  expect(removalText(removal("a", done()))).toBe("Site taken down");
  expect(removalText(removal("a", done(1)))).toBe("No site was up. 1 credit was returned.");
  const left = removal("a", { ...done(), teardown: "left" });
  const campaign = { ...left.campaign, deploymentUrl: "https://a.test/" };
  expect(removalText({ ...left, campaign })).toBe("Site left up at https://a.test/");
  expect(removalText(removal("a", failed()))).toBe("Netlify is down");
});

describe("a list without what is being deleted", () => {
  const list = {
    campaigns: [{ id: "a" }, { id: "b" }, { id: "c" }],
    total: 10,
    listKey: "all",
    updatedAt: 1_000,
  };

  test("shows and counts none of it at once, and all of what failed again", () => {
    const all = removals(removal("a", { state: "waiting" }), removal("b", failed()));
    expect(withoutRemovals(list, all)).toEqual({ campaigns: [{ id: "b" }, { id: "c" }], total: 9 });
  });

  test("counts what is not loaded too, where it was deleted from this very list", () => {
    const x = removal("x", { state: "running" });
    expect(withoutRemovals(list, removals(x)).total).toBe(9);
    expect(withoutRemovals(list, removals({ ...x, listKey: "other" })).total).toBe(10);
  });

  test("does not count twice what the server no longer counts either", () => {
    const gone = removal("x", { ...done(), endedAt: 900 });
    expect(withoutRemovals(list, removals(gone)).total).toBe(10);
    expect(withoutRemovals(list, removals({ ...gone, endedAt: 1_100 })).total).toBe(9);
  });
});
