import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings } from "../server/src/settings.ts";
import {
  serviceEnvironment,
  listIn,
  readServices,
  readStages,
  root,
} from "./containers/read-containers.ts";

const stages = readStages();
const last = stages.at(-1) ?? [];
const services = readServices();
const textOf = (name: string): string => last.find((it) => it.name === name)?.text ?? "";

test("every file that the image is built from exists", () => {
  const copied = stages.flat().filter(({ name, text }) => name === "COPY" && !text.includes("--"));
  const sources = copied.flatMap(({ text }) => text.split(" ").slice(0, -1));
  expect(sources).toContain("server");
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every npm script and workspace that the image is built with exists", () => {
  const manifest = readFileSync(join(root, "package.json"), "utf8");
  const commands = stages.flat().filter(({ name }) => name === "RUN");
  const text = commands.map((it) => it.text).join("\n");
  const scripts = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, it]) => `"${it}": `);
  const workspaces = [...text.matchAll(/--workspace=(\w+)/g)].map(([, it]) => `"${it}"`);
  expect(scripts.concat(workspaces).filter((it) => !manifest.includes(it))).toEqual([]);
});

test("the image starts the server by a user without rights, checks its health and holds no secret", () => {
  expect(textOf("USER")).toBe("node");
  const [program, file = ""] = listIn(textOf("CMD"));
  expect(program).toBe("node");
  expect(existsSync(join(root, file))).toBe(true);
  expect(textOf("HEALTHCHECK")).toContain("/api/health");
  const variables = stages.flat().filter(({ name }) => name === "ENV" || name === "ARG");
  expect(variables.map(({ text }) => text).join(" ")).not.toMatch(/KEY|TOKEN|PASSWORD|SECRET/);
});

test("nothing that git ignores, and no settings of an operator, get into the image", () => {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".git", "**/node_modules", "data"]));
});

test("services have names of settings only, and no secret of their own", () => {
  for (const service of [services.api, services.worker, services.leads]) {
    const names = Object.keys(service.environment ?? {});
    expect(names.filter((name) => !(name in settings.shape))).toEqual([]);
  }
  // Without an operator's values the variables are empty.
  expect(serviceEnvironment(services.api, {})["SECRET_KEY"]).toBe("");
  expect(serviceEnvironment(services.db, {})["DATABASE_PASSWORD"]).toBe("");
  expect(services.api.environment?.["ROLE"]).toBe("api");
  expect(services.worker.environment?.["ROLE"]).toBe("worker");
  expect(services.leads.environment?.["ROLE"]).toBe("leads");
});

test("messages that wait for the database are in a volume, in a folder that the user of the image may write", () => {
  const folder = services.leads.environment?.["DATA_DIR"] ?? "";
  expect(services.leads.volumes).toEqual([`leads:${join(textOf("WORKDIR"), folder)}`]);
  const commands = last.filter(({ name }) => name === "RUN").map(({ text }) => text);
  expect(commands).toContain(`mkdir --mode=777 ${folder}`);
});

test("the database is made with every role that migrations would make, which its user may not", () => {
  const migrations = globSync("server/migrations/*.sql", { cwd: root });
  const made = migrations.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/CREATE ROLE (\w+)/g)].map(([, it]) => it),
  );
  expect(made).toContain("mainstreet_tenant");
  const script = readFileSync(join(root, "containers/create-database.sh"), "utf8");
  for (const role of made) {
    expect(script).toContain(`CREATE ROLE ${role} NOLOGIN;`);
    expect(script).toMatch(new RegExp(`GRANT [\\w, ]*\\b${role}\\b[\\w, ]* TO mainstreet;`));
  }
});

test("every file that compose.yaml mounts exists", () => {
  const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes);
  const files = mounts.map((it) => it.split(":")[0] ?? "").filter((it) => it.startsWith("./"));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => globSync(file, { cwd: root }))).toHaveLength(files.length);
});
