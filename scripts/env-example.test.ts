import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseConfig } from "../server/src/config.ts";
import { settings } from "../server/src/settings.ts";
import { envExample } from "./env-example.ts";

const written = readFileSync(new URL("../.env.example", import.meta.url), "utf8");

/** The settings of an operator who removes the comment signs. */
const filledIn = parseEnv(written.replaceAll(/^#(?=[A-Z])/gm, ""));

test(".env.example is current: run `npm run env:example` after a change of the settings", () => {
  expect(written).toBe(envExample());
});

test(".env.example names every setting but those that only our own scripts and tests set", () => {
  const ofScripts = Object.keys(settings.shape).filter((name) => !(name in filledIn));
  expect(ofScripts.filter((name) => !name.startsWith("SANDBOX_"))).toEqual(["CRASH_AT"]);
});

test("the defaults of .env.example are those of the server", () => {
  expect(parseConfig(filledIn)).toEqual(parseConfig({}));
});
