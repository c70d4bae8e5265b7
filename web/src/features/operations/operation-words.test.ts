import type { Operation } from "@mainstreet/contract/operations";
import { expect, test } from "vitest";
import { operationChangeWords, operationState, operationSubject } from "./operation-words.ts";

const operation: Operation = {
  id: "1",
  kind: "changes",
  status: "running",
  changes: [
    { field: "phone", action: "set", value: "(336) 555-0199" },
    { field: "cta", action: "clear" },
  ],
  actor: { id: "2", name: "Pat" },
  total: 9,
  missing: 0,
  counts: { changed: 0, unchanged: 1, refused: 0, leftOut: 0, applied: 8, conflicts: 0 },
  deployments: { pending: 3, processing: 1, success: 2, error: 1, cancelled: 0, deleted: 0 },
  publishesEarlier: 0,
  forecast: [],
  leaving: [],
  file: null,
  undoes: null,
  undoneBy: null,
  createdAt: "2026-11-24T03:00:00.000Z",
  appliedAt: null,
};

test("changes in words", () => {
  expect(operationSubject(operation)).toBe(
    "Set Phone Number to “(336) 555-0199”, and 1 more change",
  );
  expect(operationSubject({ ...operation, kind: "undo", changes: [] })).toBe(
    "Undo of earlier changes",
  );
  const replace = { field: "metaTitle", action: "replace", find: "A", matchCase: false } as const;
  expect(operationChangeWords({ ...replace, replacement: "B" })).toBe(
    "Replace “A” with “B” in Meta Title",
  );
  expect(operationChangeWords({ ...replace, replacement: "" })).toBe("Remove “A” from Meta Title");
});

test("the state of an operation in words", () => {
  expect(operationState(operation).word).toBe("Publishing 3 of 7");
  expect(operationState({ ...operation, status: "complete" }).word).toBe("1 not published");
  expect(operationState({ ...operation, status: "draft" }).word).toBe("Not applied");
  expect(operationState({ ...operation, undoneBy: "3" }).word).toBe("Undone");
});
