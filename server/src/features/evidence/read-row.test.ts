import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { expect, test } from "vitest";
import { readEvidenceRow } from "./read-row.ts";

test("everything that is wrong with a row is named by the columns of the file", () => {
  expect(
    readEvidenceRow({
      Type: "Quote",
      Quote: "★★★★★",
      Customer: "",
      Where: "By phone",
      Allowed: "no",
      State: "Carolina",
      Note: "x",
    }).fields,
  ).toEqual({
    Note: evidenceTexts.unknownColumn("Note"),
    Allowed: evidenceTexts.permissionNeeded,
    State: evidenceTexts.unknownState("Carolina"),
  });
  expect(
    readEvidenceRow({
      kind: "quote",
      text: "★ Fast",
      customer: "",
      source: "x",
      permission: "yes",
      city: "Cary",
    }).fields,
  ).toEqual({
    customer: evidenceTexts.customerNeeded,
    text: evidenceTexts.stars,
    state: evidenceTexts.stateNeeded,
  });
  expect(readEvidenceRow({ kind: "job", title: "x".repeat(101), month: "May" }).fields).toEqual({
    title: "What was done must be at most 100 characters",
    month: evidenceTexts.invalidMonth,
  });
});

test("a column that the file lacks is named as the template has it", () => {
  expect(readEvidenceRow({ kind: "price", text: "from $89", month: "2026-05" }).fields).toEqual({
    title: evidenceTexts.jobNeeded,
  });
});
