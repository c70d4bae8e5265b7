import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** One line of the Dockerfile: `RUN`, and the rest unchanged. */
export type Instruction = { name: string; text: string };

/** The Dockerfile's stages, each with its instructions after FROM. */
export function readStages(): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const line of read("Dockerfile").split("\n")) {
    const [, name = "", text = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.push([]);
    if (name !== "") stages.at(-1)?.push({ name, text });
  }
  return stages;
}

export type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
};

/** The services of compose.yaml. */
export function readServices(): Record<"api" | "worker" | "leads" | "db", Service> {
  return parse(read("compose.yaml"), { merge: true }).services;
}

/** The environment of a service, with the variables that an operator sets in place of `${NAME:?why}`. */
export function serviceEnvironment(
  { environment = {} }: Service,
  given: Record<string, string>,
): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) => given[name] ?? "");
  return Object.fromEntries(Object.entries(environment).map(([name, it]) => [name, fill(it)]));
}

/** The exec form of CMD: the last thing in the line is a JSON list. */
export function listIn(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf("[")));
}
