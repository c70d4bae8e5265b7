import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
/** The compiler of types needs a quarter less time when it does not collect its garbage. */
const env = { ...process.env, GOGC: "off", GOMEMLIMIT: "2GiB" };

const WORKSPACES = ["contract", "generator", "router", "server", "web", "emulators"];
const LEFT_OUT = new Set(["node_modules", "dist"]);

/** The targets of a host's folders, and the registries that name it, each with the file of the folder that it imports. */
const PARTS = [
  {
    part: "contract",
    hosts: "contract/src/hosts",
    registries: { "registry.ts": "host.ts", "forecasts.ts": "forecast.ts" },
  },
  { part: "server", hosts: "server/src/hosting", registries: { "registry.ts": "host.ts" } },
  { part: "web", hosts: "web/src/features/hosts", registries: { "registry.ts": "host-ui.tsx" } },
];

type NewHost = { name: string; folder: string };

/** Copies the product to `copy` and adds another host: its three folders, and its lines in the four registries. */
export async function copyWithHost(copy: string, { name, folder }: NewHost): Promise<void> {
  for (const entry of [...WORKSPACES, "scripts", "package.json", "tsconfig.base.json"])
    await cp(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  await linkPackages(copy);
  for (const { part, hosts, registries } of PARTS) {
    await cp(join(folder, part), join(copy, hosts, name), { recursive: true });
    for (const [registry, entry] of Object.entries(registries))
      await addToRegistry(join(copy, hosts, registry), { name, entry });
  }
}

async function addToRegistry(path: string, { name, entry }: { name: string; entry: string }) {
  const text = await readFile(path, "utf8");
  const added = `import { ${name} } from "./${name}/${entry}";\n${text.replace(/\n\};\n$/, `\n  ${name},\n};\n`)}`;
  await writeFile(path, added.replace(/\n\} as const/, `\n  ${name},\n} as const`));
}

/** Links the installed packages, except for the workspaces, which are the copy's own. */
async function linkPackages(copy: string): Promise<void> {
  const installed = join(root, "node_modules");
  const packages = join(copy, "node_modules");
  await mkdir(join(packages, "@mainstreet"), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== "@mainstreet" && name !== ".cache")
      await symlink(join(installed, name), join(packages, name));
  for (const name of WORKSPACES)
    await symlink(join(copy, name), join(packages, "@mainstreet", name));
  const own = join(root, "server/node_modules");
  await symlink(own, join(copy, "server/node_modules")).catch(() => undefined);
}

/** Runs a program of the installed packages in a folder. Throws with the program's output when it fails. */
export async function runPackage(name: string, args: string[], cwd: string): Promise<void> {
  const program = join(root, "node_modules/.bin", name);
  await run(program, args, { cwd, env }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${name} ${args.join(" ")} failed:\n${error.stdout}\n${error.stderr}`);
    },
  );
}

type Change = { path: string; added: string[]; removed: string[] };

/** The differences of a copy from the product: additional files, and lines of the others that differ. */
export async function changesIn(copy: string): Promise<{ files: string[]; lines: Change[] }> {
  const files: string[] = [];
  const lines: Change[] = [];
  for (const workspace of [...WORKSPACES, "scripts"])
    for (const path of await filesIn(join(copy, workspace))) {
      const inside = path.slice(copy.length + 1);
      const before = await readFile(join(root, inside), "utf8").catch(() => undefined);
      const after = await readFile(path, "utf8");
      if (before === undefined) files.push(inside);
      else if (before !== after) lines.push({ path: inside, ...differences(before, after) });
    }
  return { files: files.toSorted(), lines };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.split(sep).some((name) => LEFT_OUT.has(name)));
}

function differences(before: string, after: string): Pick<Change, "added" | "removed"> {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    added: now.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !now.includes(line)),
  };
}
