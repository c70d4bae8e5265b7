import { hash } from "node:crypto";
import { newId } from "../../src/platform/db/ids.ts";
import type { IdKind } from "./kinds.ts";

/** Ids that no row ever had. */
export function randomIds(): Record<IdKind, string> {
  const order = `crd_${newId().replaceAll("-", "")}`;
  return {
    business: newId(),
    campaign: newId(),
    formerSite: newId(),
    hostMove: newId(),
    operation: newId(),
    appliedOperation: newId(),
    multiLocation: newId(),
    multiRun: newId(),
    netlifyToken: newId(),
    cloudflareToken: newId(),
    awsCredentials: newId(),
    session: newId(),
    passkey: newId(),
    run: newId(),
    user: newId(),
    order,
    paidOrder: order,
    paymentSession: `session_${newId()}`,
    service: "Plumbing nobody",
    picture: hash("sha256", newId()),
    evidence: newId(),
    evidenceLink: newId(),
    lead: newId(),
    leadRecipient: newId(),
    label: newId(),
    view: newId(),
    viewLink: newId(),
    trashed: newId(),
  };
}

/** What is no id of the kind at all. */
export const MALFORMED_IDS: Record<IdKind, string> = {
  business: "1 or 1=1",
  campaign: "1; drop table",
  formerSite: "former",
  hostMove: "1.0",
  operation: "0x1",
  appliedOperation: "draft",
  multiLocation: "..%2f",
  multiRun: "1.5",
  netlifyToken: "[object Object]",
  cloudflareToken: "%00",
  awsCredentials: "0",
  session: "-1",
  passkey: "1'",
  run: "not-a-uuid",
  user: "somebody else",
  order: "crd/../1",
  paidOrder: "crd 1",
  paymentSession: "x".repeat(1_001),
  service: "x".repeat(101),
  picture: "0".repeat(63),
  evidence: "1e3",
  evidenceLink: "/",
  lead: "newest",
  leadRecipient: "ana@example.test",
  label: "blue",
  view: "1,2",
  viewLink: "1-2",
  trashed: "bin",
};
