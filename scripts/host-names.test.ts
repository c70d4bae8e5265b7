import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const names = DEPLOYMENT_TYPES.join("|");

/** The folders of the hosts, and the registries, which name each host once. */
const HOSTS = new RegExp(
  `^(?:contract/src/hosts|server/src/hosting|web/src/features/hosts)/(?:(?:${names})/|(?:registry|forecasts)\\.ts$)`,
);

/**
 * In TypeScript `===`, `case`, `startsWith`, conditions of Drizzle and lists in which a name is searched; in SQL, whose texts are in single
 * quotes, `=`, `<>` and `in`.
 */
const COMPARISON = new RegExp(
  [
    `(?:[!=]==?|\\bcase|\\b(?:startsWith|endsWith|includes)\\(|\\b(?:eq|ne)\\([^,()]+,)\\s*["'\`](?:${names})\\b`,
    `["'\`](?:${names})["'\`]\\s*[!=]==?`,
    `(?:=|<>|\\bin\\s*\\()\\s*'(?:${names})'`,
    `\\[\\s*["'\`](?:${names})["'\`]`,
  ].join("|"),
  "g",
);

const IMPORT = new RegExp(
  `"[^"\\n]*/(?:hosts|hosting)/(?:${names})/[^"\\n]*"|"\\./(?:${names})/`,
  "g",
);

/** Shared files that may import the folder of a host, each with the reason (decision 204). */
const IMPORTERS: Record<string, string> = {
  "server/src/features/bucket-https/":
    "a feature about S3 alone, with a queue and endpoints of its own",
  "server/src/features/deployments/assert-former-removable.ts": "part of POST /deploy-to-s3",
  "server/src/features/deployments/deploy-to-s3.ts": "an endpoint about S3 alone",
  "server/src/features/deployments/routes.ts": "registers POST /deploy-to-s3",
  "server/src/features/pictures/media-store.ts":
    "the operator's store of pictures, which is no host of sites",
  "server/src/media-url.ts": "the address of that store",
  "server/src/openapi/": "examples of requests and responses",
};

type Found = { file: string; text: string };

function findInShared(pattern: RegExp): Found[] {
  const files = globSync("{contract,server,web}/src/**/*.{ts,tsx}", { cwd: root });
  const shared = files.filter((file) => !HOSTS.test(file) && !/\.test\.tsx?$|\/test-/.test(file));
  return shared.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(pattern)].map(([text]) => ({
      file,
      text,
    })),
  );
}

test("no shared file compares the name of a host", () => {
  expect(findInShared(COMPARISON)).toEqual([]);
});

test("only files with a reason import the folder of a host", () => {
  const found = findInShared(IMPORT).map(({ file }) => file);
  const listed = Object.keys(IMPORTERS);
  const isIn = (file: string) => (path: string) => file.startsWith(path);
  expect(found.filter((file) => !listed.some(isIn(file)))).toEqual([]);
  expect(listed.filter((path) => !found.some((file) => isIn(file)(path)))).toEqual([]);
});

test.each([
  'if (to === "aws") return;',
  'const isNetlify = "netlify" !== type;',
  'case "cloudflare":',
  'return credential.startsWith("netlify:");',
  'where(eq(campaigns.deploymentType, "aws"))',
  "and c.deployment_type = 'netlify'",
  "deployment_type in ('aws', 'netlify')",
  'if (["aws", "netlify"].includes(type)) return;',
  'const hasFolders = new Set(["netlify"]).has(type);',
])("a comparison is found in %s", (line) => {
  expect(line.match(COMPARISON)).not.toBeNull();
});

test.each(['deploymentType: "netlify",', 'import { aws } from "./aws/host.ts";'])(
  "no comparison is found in %s",
  (line) => {
    expect(line.match(COMPARISON)).toBeNull();
  },
);
