import { z } from "zod";

/** The statement that is ours; the user's own statements are never touched. */
const SID = "PublicReadSites";

const policyShape = z.looseObject({
  Version: z.string().default("2012-10-17"),
  Statement: z
    .union([z.array(z.looseObject({})), z.looseObject({}).transform((one) => [one])])
    .default([]),
});

function statementFor(bucket: string) {
  return {
    Sid: SID,
    Effect: "Allow",
    Principal: "*",
    Action: "s3:GetObject",
    Resource: `arn:aws:s3:::${bucket}/*`,
  };
}

/**
 * The bucket's policy with public reading added under our Sid, as JSON; undefined when it is there already. `current` is
 * the policy as AWS gives it, or undefined for none. Throws ZodError or SyntaxError when it is no policy.
 */
export function withPublicRead(current: string | undefined, bucket: string): string | undefined {
  const policy = policyShape.parse(current === undefined ? {} : JSON.parse(current));
  const ours = statementFor(bucket);
  const others = policy.Statement.filter((statement) => statement["Sid"] !== SID);
  const existing = policy.Statement.find((statement) => statement["Sid"] === SID);
  if (existing && isSame(existing, ours)) return undefined;
  return JSON.stringify({ ...policy, Statement: [...others, ours] });
}

function isSame(existing: Record<string, unknown>, ours: Record<string, string>): boolean {
  const names = Object.keys(ours);
  return (
    Object.keys(existing).length === names.length &&
    names.every((name) => JSON.stringify(existing[name]) === JSON.stringify(ours[name]))
  );
}
