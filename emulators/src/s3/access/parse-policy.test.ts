import { describe, expect, it } from "vitest";
import { callerFor } from "../accounts.ts";
import { evaluatePolicy, isPublicPolicy } from "./evaluate-policy.ts";
import { parsePolicy } from "./parse-policy.ts";

const good = {
  Sid: "PublicReadSites",
  Effect: "Allow",
  Principal: "*",
  Action: "s3:GetObject",
  Resource: "arn:aws:s3:::sites/*",
};
const parse = (...statements: object[]) =>
  parsePolicy(JSON.stringify({ Version: "2012-10-17", Statement: statements }), "sites");
const { Effect: _, ...withoutEffect } = good;

describe("a bucket policy", () => {
  it.each([
    ["no effect", withoutEffect, "Missing required field Effect"],
    ["an effect of its own", { ...good, Effect: "Maybe" }, "Invalid effect: Maybe"],
    [
      "a principal that is a name",
      { ...good, Principal: { AWS: "alice" } },
      "Invalid principal in policy",
    ],
    ["an unknown action", { ...good, Action: "s3:FlyToMoon" }, "Policy has invalid action"],
    [
      "another service's action",
      { ...good, Action: "ec2:RunInstances" },
      "Policy has invalid action",
    ],
    [
      "another bucket",
      { ...good, Resource: "arn:aws:s3:::others/*" },
      "Policy has invalid resource",
    ],
    ["a path for resource", { ...good, Resource: "/sites/*" }, "Policy has invalid resource"],
    [
      "an object action on the bucket",
      { ...good, Resource: "arn:aws:s3:::sites" },
      "Action does not apply to any resource(s) in statement",
    ],
    [
      "a bucket action on objects",
      { ...good, Action: "s3:ListBucket" },
      "Action does not apply to any resource(s) in statement",
    ],
    ["an unknown field", { ...good, Comment: "hi" }, "Unknown field Comment"],
  ])("with %s is malformed", (_name, statement, message) => {
    expect(() => parse(statement)).toThrow(
      expect.objectContaining({ code: "MalformedPolicy", message }),
    );
  });

  it.each([
    ["two statements of one Sid", JSON.stringify({ Statement: [good, good] })],
    ["no statement", JSON.stringify({ Statement: [] })],
    ["another version", JSON.stringify({ Version: "2026-01-01", Statement: [good] })],
    ["21 KB", JSON.stringify({ Id: "i".repeat(21 * 1024), Statement: [good] })],
    ["an array around it", JSON.stringify([good])],
  ])("with %s is malformed", (_name, text) => {
    expect(() => parsePolicy(text, "sites")).toThrow(
      expect.objectContaining({ code: "MalformedPolicy" }),
    );
  });

  it.each([
    ["NotAction", { ...good, NotAction: "s3:GetObject" }],
    ["a condition", { ...good, Condition: { IpAddress: { "aws:SourceIp": "10.0.0.0/8" } } }],
  ])("with %s is refused rather than half understood", (_name, statement) => {
    expect(() => parse(statement)).toThrow(expect.objectContaining({ code: "NotImplemented" }));
  });

  const requestFor = (key: string, caller = callerFor("AKIABOB0000000000000")) => ({
    caller,
    action: "s3:GetObject",
    resource: `arn:aws:s3:::sites/${key}`,
    isSecure: false,
  });

  it("covers what its wildcards cover, dots and brackets taken literally", () => {
    const statements = parse({
      ...good,
      Action: "s3:get*",
      Resource: "arn:aws:s3:::sites/a.b[1]/?/*",
    });
    expect(evaluatePolicy(statements, requestFor("a.b[1]/x/deep/er"))).toBe("Allow");
    expect(evaluatePolicy(statements, requestFor("aXb[1]/x/deep"))).toBeUndefined();
    expect(evaluatePolicy(statements, requestFor("a.b[1]/xx/deep"))).toBeUndefined();
  });

  it("lets a deny win, whatever the order", () => {
    const deny = { ...good, Sid: "D", Effect: "Deny", Resource: "arn:aws:s3:::sites/private/*" };
    for (const statements of [parse(good, deny), parse(deny, good)]) {
      expect(evaluatePolicy(statements, requestFor("private/x"))).toBe("Deny");
      expect(evaluatePolicy(statements, requestFor("public/x"))).toBe("Allow");
    }
  });

  it("that denies plain HTTP closes a website, not the API", () => {
    const condition = { Bool: { "aws:SecureTransport": "false" } };
    const statements = parse(good, { ...good, Sid: "Tls", Effect: "Deny", Condition: condition });
    expect(evaluatePolicy(statements, requestFor("x"))).toBe("Deny");
    expect(evaluatePolicy(statements, { ...requestFor("x"), isSecure: true })).toBe("Allow");
  });

  it("is public when it allows everyone, not when it allows someone or denies everyone", () => {
    expect(isPublicPolicy(parse(good))).toBe(true);
    expect(isPublicPolicy(parse({ ...good, Principal: { AWS: ["*"] } }))).toBe(true);
    expect(isPublicPolicy(parse({ ...good, Principal: { AWS: "123456789012" } }))).toBe(false);
    expect(isPublicPolicy(parse({ ...good, Effect: "Deny" }))).toBe(false);
    expect(
      isPublicPolicy(parse({ ...good, Principal: { Service: "logging.s3.amazonaws.com" } })),
    ).toBe(false);
  });
});
