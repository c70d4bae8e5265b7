import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Lighthouse and Harper weigh 250 MB, so they have a package of their own, which nobody else's install carries. */
const folder = join(import.meta.dirname, "tools");

/** Where a file of one of the heavy tools is; installs them by their own lock at first use. Throws Error when that fails. */
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
