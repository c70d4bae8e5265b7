import { writeFileSync } from "node:fs";
import { settings } from "../server/src/settings.ts";

// `npm run env:example`: writes .env.example from the list of settings.

const HEAD = `# Settings of Mainstreet, written by "npm run env:example" from server/src/settings.ts. Copy it to .env and fill in what you need.
# "node --env-file=.env server/src/main.ts" and compose.yaml read it. An empty value counts as not set.
`;

const defaults: Record<string, string | number | undefined> = settings.parse({});

/** The text of .env.example: every setting that an operator may set, commented out, as each may be left out. */
export function envExample(): string {
  const entries = Object.entries(settings.shape)
    .filter(([, setting]) => setting.description !== undefined)
    .map(([name, { description }]) => `# ${description}\n#${name}=${defaults[name] ?? ""}\n`);
  return [HEAD, ...entries].join("\n");
}

if (import.meta.main) writeFileSync(new URL("../.env.example", import.meta.url), envExample());
