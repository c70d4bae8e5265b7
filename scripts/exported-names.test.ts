import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Folders of one registry: each theme, trade, host and emulator exports the same names for the same things. */
const REGISTRIES = [
  /^generator\/src\/themes\/[^/]+\//,
  /^generator\/src\/trades\/[^/]+\//,
  /^(?:contract\/src\/hosts|server\/src\/hosting|web\/src\/features\/hosts)\/(?:aws|cloudflare|netlify|registry)/,
  /^e2e\/another-host\//,
  /^emulators\/src\/[^/]+\//,
];

/**
 * Names of one thing that two parts declare, since neither may import the other: a step that tests of several workspaces take, a request in
 * the code that sends it and in the code that carries it out, what contract and the generator each declare.
 */
const SAME_THING = new Set([
  "addDomain",
  "AdviceKind",
  "ask",
  "control",
  "Design",
  "Element",
  "Emulators",
  "Html",
  "html",
  "journal",
  "LabelChange",
  "LeadChange",
  "lockDataDir",
  "logIn",
  "MAX_LOCATIONS",
  "Product",
  "settled",
  "signUp",
  "startEmulators",
  "STATE_OUTLINES",
  "uploadPicture",
]);

type Declared = { name: string; file: string; isEndpoint: boolean };

const EXPORT =
  /^export (?:declare )?(?:async )?(?:const|function\*?|class|type|interface) (\w+)(?: = (endpoint\())?/gm;

function declaredNames(): Declared[] {
  const files = globSync(
    "{contract,router,generator,server,web,emulators,e2e,bench,scripts}/**/*.{ts,tsx}",
    {
      cwd: root,
      exclude: ["**/node_modules/**", "**/dist/**"],
    },
  );
  return files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(EXPORT)].map(
      ([, name = "", endpoint]) => ({
        name,
        file,
        isEndpoint: endpoint !== undefined,
      }),
    ),
  );
}

/** Whether a reader takes all declarations of a name for the same thing. */
function isOneThing(declared: readonly Declared[]): boolean {
  const rest = declared.filter(({ file }) => !REGISTRIES.some((folder) => folder.test(file)));
  return new Set(rest.map(({ file }) => file)).size < 2;
}

test("an exported name means one thing in the whole repository", () => {
  const byName = Map.groupBy(declaredNames(), ({ name }) => name);
  const several = [...byName].filter(
    ([, declared]) =>
      // The function that carries out an endpoint, and the hook or the driver that calls it, have the endpoint's name.
      !declared.some(({ isEndpoint }) => isEndpoint) && !isOneThing(declared),
  );
  const places = several.map(([name, declared]) => [name, ...declared.map(({ file }) => file)]);
  expect(places.filter(([name = ""]) => !SAME_THING.has(name))).toEqual([]);
  // A name that two parts declare no longer leaves the list.
  expect(new Set(several.map(([name]) => name))).toEqual(SAME_THING);
});
