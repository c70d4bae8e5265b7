import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Lighthouse and Harper weigh 250 MB, so they have a package of their own, which no other installation includes. */
const folder = join(import.meta.dirname, "tools");

/** The path of a file of the heavy tools; installs them by their own lock file at first use. Throws Error when that fails. */
export function heavyTool(path: string): string {
  const file = join(folder, "node_modules", path);
  if (existsSync(file)) return file;
  console.log("Installing Lighthouse and Harper by scripts/audit-sites/tools/package-lock.json");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0 || !existsSync(file)) throw new Error(`No ${path}: npm ci failed in ${folder}.`);
  return file;
}
