import { z } from "zod";

/** Members that payloads of spec §3 and §7 contain and no schema of ours does. */
export const MEMBERS_OF_SPECIFICATION = [
  "address",
  "awsBucketName",
  "awsCredentialsId",
  "company",
  "completed",
  "content",
  "CreationDate",
  "creationDate",
  "cta",
  "deployed",
  "deploymentType",
  "deploymentUrl",
  "description",
  "hasVerificationTag",
  "isNew",
  "lastDeployed",
  "main",
  "message",
  "Name",
  "netlifyTokenId",
  "order_amount",
  "order_id",
  "orderId",
  "overallStatus",
  "payment_session_id",
  "paymentSessionId",
  "phoneNumber",
  "progressId",
  "region",
  "searchConsoleScript",
  "siteDir",
  "siteIndex",
  "status",
  "total",
  "userId",
  "valid",
  "zip",
];

/** Adds the names of all members of the objects in a schema, or in any other value that contains schemas. */
export function addMembers(holder: unknown, names: Set<string>, seen = new Set<unknown>()): void {
  if (typeof holder !== "object" || holder === null || seen.has(holder)) return;
  seen.add(holder);
  if (holder instanceof z.ZodObject) for (const name of Object.keys(holder.shape)) names.add(name);
  const parts: unknown[] = Object.values(holder instanceof z.ZodType ? holder.def : holder);
  for (const part of parts) addMembers(part, names, seen);
}
