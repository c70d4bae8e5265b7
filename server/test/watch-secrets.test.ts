import { expect, test } from "vitest";
import { watchSecrets } from "./watch-secrets.ts";

test("a secret is found as it is, in base64, hex, a URL and JSON, and nothing else is", () => {
  const watch = watchSecrets();
  watch.plantBody({ name: "not a secret at all", token: ' a "quoted" secret/of ours ' });
  const secret = 'a "quoted" secret/of ours';
  const bytes = Buffer.from(secret);
  for (const form of [
    secret,
    bytes.toString("base64"),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    encodeURIComponent(secret),
    JSON.stringify({ err: secret }),
  ])
    expect(() => watch.assertHidden("a log", `before ${form} after`), form).toThrow("a log");
  expect(() => watch.assertHidden("a log", "not a secret at all")).not.toThrow();
});
