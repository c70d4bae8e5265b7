import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const start = promisify(execFile);

/** Without garbage collection the compiler takes three quarters of the time, as in test-fast.ts. */
const env = { ...process.env, GOGC: "off", GOMEMLIMIT: "2GiB" };

/** The output of a program; throws it as an Error when the program fails. */
async function run(program: string, args: string[], folder: string): Promise<string> {
  const report = (error: { stdout?: string }) => {
    throw new Error(`${program} ${args.join(" ")}: ${error.stdout}`, { cause: error });
  };
  const { stdout } = await start(program, args, { cwd: folder, env }).catch(report);
  return stdout;
}

const root = join(import.meta.dirname, "..");
const NOTHING_KEPT = ["--incremental", "false", "--tsBuildInfoFile", "null"];
const WORKSPACES = ["contract", "generator", "router", "emulators", "server", "web"];

/** The workspaces in a folder of their own, which import each other and the installed packages. */
async function copyOfTree(): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), "mainstreet-field-"));
  const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);
  const link = (from: string, to: string) => symlink(join(root, from), join(tree, to));
  await mkdir(join(tree, "node_modules/@mainstreet"), { recursive: true });
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@mainstreet") await link(`node_modules/${name}`, `node_modules/${name}`);
  for (const name of WORKSPACES) {
    await cp(join(root, name), join(tree, name), { recursive: true, filter: isSource });
    await link(`${name}/node_modules`, `${name}/node_modules`);
    await symlink(join(tree, name), join(tree, "node_modules/@mainstreet", name));
  }
  for (const name of ["package.json", "tsconfig.base.json"])
    await cp(join(root, name), join(tree, name));
  return tree;
}

/** Renders the page of each form's request, and reads a digest that was stored before the field existed. */
const CHECK = `
import { createCampaignInput, updateCampaignInput } from "@mainstreet/contract/campaigns";
import { bodyFrom, contentFrom } from "@mainstreet/contract/content-names";
import { bulkSite } from "@mainstreet/contract/creation-runs";
import { createMultiLocationInput } from "@mainstreet/contract/multi-location";
import { generateSite } from "@mainstreet/generator/generate-site";
import { BLANK_SITE, siteColumnsOf } from "./server/src/features/campaigns/site-columns.ts";
import { sourceDigest } from "./server/src/features/campaigns/source-digest.ts";
import { siteFromCampaign } from "./server/src/features/deployments/site-from-campaign.ts";

const typed = { service: "Plumbing", city: "Boise", state: "ID", phone: "2085550101" };
const schemas = { edit: updateCampaignInput, single: createCampaignInput, multi: createMultiLocationInput, bulk: bulkSite };
const kept = { ...BLANK_SITE, ...typed, siteKey: "abcdefghijabcdef", deploymentType: "netlify" };
const shown = Object.entries(schemas).map(([form, schema]) => {
  const additionalLocations = [{ city: "Nampa", state: "ID" }];
  const body = schema.parse({ ...bodyFrom(form, { ...typed, licenceNumber: "PL-" + form }), additionalLocations });
  const site = siteFromCampaign({ ...kept, ...siteColumnsOf(contentFrom(form, body)) }, "https://a.example/", "2026-11-20");
  return /PL-\\w+/.exec(generateSite(site).files[0].text)?.[0];
});
console.log(JSON.stringify({ shown, digest: sourceDigest(kept) }));
`;

test("the recipe for a field changes at most six files, compiles, and brings it from every form to the page", async ({
  onTestFinished,
}) => {
  const recipe = await readFile(join(root, "docs/recipes/add-a-field.md"), "utf8");
  const [, patch = ""] = /```diff\n([^]*?)```/.exec(recipe) ?? [];
  const changed = [...patch.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, file = ""]) => file);
  const tests = ["generator/src/test-support.ts"];
  expect(changed.filter((file) => !tests.includes(file)).length).toBeLessThanOrEqual(6);
  for (const file of changed) expect(recipe.split("```diff")[0]).toContain(`\`${file}\``);

  const tree = await copyOfTree();
  onTestFinished(() => rm(tree, { recursive: true }));
  await writeFile(join(tree, "check.mjs"), CHECK);
  const check = async () => JSON.parse(await run(process.execPath, ["check.mjs"], tree));
  const before = await check();
  await writeFile(join(tree, "field.patch"), patch);
  await run("git", ["apply", "field.patch"], tree);
  // These two import all others; compiling them takes half a minute.
  for (const name of ["server", "web"])
    await run("tsc", ["-p", name, "--checkers", "1", ...NOTHING_KEPT], tree);
  expect(before.shown).toEqual([null, null, null, null]);
  expect(await check()).toEqual({
    shown: ["PL-edit", "PL-single", "PL-multi", "PL-bulk"],
    digest: before.digest,
  });
}, 300_000);
