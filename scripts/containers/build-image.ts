import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { listIn, readStages } from "./read-containers.ts";
import type { Instruction } from "./read-containers.ts";

const run = promisify(execFile);

/** The command that the image starts, its folder and its variables. */
export type Image = {
  folder: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
};

/**
 * Carries out the Dockerfile without Docker: each stage is a folder, COPY copies from `context` or from a stage's folder, RUN
 * runs in a shell. FROM, USER, EXPOSE and STOPSIGNAL need Docker, and change nothing here.
 */
export async function buildImage(context: string, place: string): Promise<Image> {
  const named = new Map<string, Image>();
  let image: Image | undefined;
  for (const stage of readStages()) {
    image = { folder: await mkdtemp(join(place, "stage-")), env: {}, command: [], healthcheck: [] };
    for (const instruction of stage) await follow(instruction, image, { context, named });
  }
  if (image === undefined) throw new Error("The Dockerfile has no stage.");
  return image;
}

type Sources = { context: string; named: Map<string, Image> };

async function follow({ name, text }: Instruction, image: Image, sources: Sources): Promise<void> {
  const [, stageName] = / AS (\w+)/.exec(text) ?? [];
  if (name === "FROM" && stageName !== undefined) sources.named.set(stageName, image);
  if (name === "ENV")
    for (const [, key = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
  if (name === "COPY") await copy(text, image, sources);
  if (name === "RUN") await run("sh", ["-c", text], { cwd: image.folder, env: envOf(image) });
  if (name === "CMD") image.command = listIn(text);
  if (name === "HEALTHCHECK") image.healthcheck = listIn(text);
}

/** Without any settings of this process; PATH contains our Node, as that of the base image contains its own. */
export function envOf({ env }: Pick<Image, "env">): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, ...env };
}

/** "COPY --from=stage /app/a/b a/b", "COPY a b ./", "COPY a a", "COPY . ." */
async function copy(text: string, image: Image, { context, named }: Sources): Promise<void> {
  const [, stage] = /--from=(\w+)/.exec(text) ?? [];
  const from = stage === undefined ? context : (named.get(stage)?.folder ?? "");
  const paths = text.split(" ").filter((word) => !word.startsWith("--"));
  const target = paths.pop() ?? "";
  for (const path of paths) {
    const source = path.replace(/^\/app\//, "");
    const to = target.endsWith("/") ? join(target, basename(source)) : target;
    await mkdir(join(image.folder, to, ".."), { recursive: true });
    await cp(join(from, source), join(image.folder, to), { recursive: true });
  }
}
