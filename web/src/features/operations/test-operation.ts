import type { Operation } from "@mainstreet/contract/operations";

/** An operation under way, which the component tests share. */
export const operation: Operation = {
  id: "0190c0de-0000-7000-8000-000000000001",
  kind: "changes",
  status: "running",
  changes: [{ field: "phone", action: "clear" }],
  actor: { id: "2", name: "Pat" },
  total: 8,
  missing: 0,
  counts: { changed: 0, unchanged: 0, refused: 0, leftOut: 0, applied: 8, conflicts: 0 },
  deployments: { pending: 3, processing: 1, success: 2, error: 2, cancelled: 0, deleted: 0 },
  publishesEarlier: 0,
  forecast: [],
  leaving: [],
  file: null,
  undoes: null,
  undoneBy: null,
  createdAt: "2026-11-24T03:00:00.000Z",
  appliedAt: "2026-11-24T03:00:00.000Z",
};
