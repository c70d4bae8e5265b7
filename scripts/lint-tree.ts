import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The option for rules that need types. Most rules do not, and checking the types of a thousand planted files takes seconds. */
export const BY_TYPES = ["--type-aware"];

/** Lints the files in a tree of their own under the repository's rules; returns "file: rule" per finding. */
export async function lint(
  files: Record<string, string>,
  more: readonly string[] = [],
): Promise<string[]> {
  const tree = await mkdtemp(join(tmpdir(), "mainstreet-lint-"));
  try {
    await cp(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
    await writeFile(join(tree, "tsconfig.json"), '{ "compilerOptions": { "strict": true } }');
    for (const [file, code] of Object.entries(files)) {
      await mkdir(dirname(join(tree, file)), { recursive: true });
      await writeFile(join(tree, file), code);
    }
    const report = await runOxlint(tree, more);
    return report.diagnostics.map((found) => `${found.filename}: ${found.code}`).toSorted();
  } finally {
    await rm(tree, { recursive: true });
  }
}

type Report = { diagnostics: { code: string; filename: string }[] };

function runOxlint(tree: string, more: readonly string[]): Promise<Report> {
  const bin = join(root, "node_modules/oxlint/bin/oxlint");
  const options = [...more, "--deny-warnings", "--format=json"];
  const { promise, resolve, reject } = Promise.withResolvers<Report>();
  execFile(process.execPath, [bin, ...options], { cwd: tree }, (_exit, stdout, stderr) => {
    if (!stdout.startsWith("{")) reject(new Error(`oxlint printed: ${stdout}${stderr}`));
    else resolve(JSON.parse(stdout));
  });
  return promise;
}
