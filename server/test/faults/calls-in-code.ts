import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));

type File = { path: string; code: string };

function sources(pattern = "**/*.ts"): File[] {
  return globSync(pattern, { cwd: SOURCE })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.ts$|test-support/.test(path))
    .map((path) => ({ path, code: readFileSync(SOURCE + path, "utf8") }));
}

/** The places in the provider clients that make a call, as `calls.ts` names them: file and method, or the SDK's command. */
export function callsInCode(): string[] {
  const places = sources("{hosting/**,features/payments}/*-*.ts").flatMap(({ path, code }) => [
    ...found(code, /\bmethod: "(\w+)"(?!\s*[|;])/g).map((method) => `${path} ${method}`),
    ...found(code, /new (?:sdk\.)?(\w+Command)\(/g).map((command) => `hosting/aws/${command}`),
  ]);
  return [...new Set(places)].toSorted();
}

/** The files of the server that open connections to others than the database. */
export function filesThatCall(): string[] {
  const opens = /\bfetch\(|\bsendRequest\(|\bhttps?\)?\.request\(|\.S3Client\(|\bnet\.connect\(/;
  return sources()
    .filter(({ code }) => opens.test(code))
    .map(({ path }) => path);
}

function found(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name = ""]) => name);
}
