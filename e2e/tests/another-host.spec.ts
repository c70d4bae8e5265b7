import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { changesIn, copyWithHost, runPackage } from "../support/copy-with-host.ts";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

const CHECK_TYPES = ["--noEmit", "--incremental", "false", "--checkers", "1"];
const folder = fileURLToPath(new URL("../another-host", import.meta.url));

test("a host is added by three folders and its lines in four registries, and nothing else changes @long", async () => {
  test.setTimeout(600_000);
  const place = await mkdtemp(join(tmpdir(), "mainstreet-host-"));
  const copy = join(place, "product");
  try {
    await copyWithHost(copy, { name: "disk", folder });
    await expectOnlyRegistriesChanged(copy);
    // No other check compiles the toy host, so a name that changed in the product is noticed here. Server and web import the
    // names of the contract.
    for (const part of ["server", "web"])
      await runPackage("tsc", ["-p", part, ...CHECK_TYPES], copy);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});

test("sites are published at a host that was added, and move away from it @long", async ({
  page,
  startOwn,
  errors,
}) => {
  test.setTimeout(600_000);
  const place = await mkdtemp(join(tmpdir(), "mainstreet-host-"));
  const copy = join(place, "product");
  const disk = await serveFolder(join(place, "disk"));
  try {
    await copyWithHost(copy, { name: "disk", folder });
    await runPackage("vite", ["build"], join(copy, "web"));
    const { url } = await startOwn({}, copy);
    await signUp(page, url);
    await addFolder(page, url, disk);
    errors.expect(/status of 400/);
    await publishToFolder(page, url, disk);
    await moveToNetlify(page, disk);
  } finally {
    disk.close();
    await rm(place, { recursive: true, force: true });
  }
});

async function expectOnlyRegistriesChanged(copy: string): Promise<void> {
  const { files, lines } = await changesIn(copy);
  for (const file of files)
    expect(file).toMatch(
      /^(contract\/src\/hosts|server\/src\/hosting|web\/src\/features\/hosts)\/disk\//,
    );
  const added = (entry: string) => [`import { disk } from "./disk/${entry}";`, "  disk,"];
  expect(lines).toEqual([
    { path: "contract/src/hosts/forecasts.ts", added: added("forecast.ts"), removed: [] },
    { path: "contract/src/hosts/registry.ts", added: added("host.ts"), removed: [] },
    { path: "server/src/hosting/registry.ts", added: added("host.ts"), removed: [] },
    { path: "web/src/features/hosts/registry.ts", added: added("host-ui.tsx"), removed: [] },
  ]);
}

type Disk = { path: string; address: string; close: () => void };

/** A folder to which the toy host writes, served like by a web server of the user's. */
async function serveFolder(path: string): Promise<Disk> {
  await mkdir(path);
  await writeFile(join(path, "key"), "open-sesame-of-this-folder");
  const server = createServer((request, response) => {
    const visited = new URL(request.url ?? "/", "http://disk").pathname;
    const file = visited.endsWith("/") ? `${visited}index.html` : visited;
    const type = file.endsWith(".html") ? "text/html" : "application/octet-stream";
    readFile(join(path, file)).then(
      (content) => response.writeHead(200, { "content-type": type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { path, address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function addFolder(page: Page, url: string, disk: Disk): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.getByLabel("Folder Name").fill("My disk");
  await page.getByLabel("Path").fill(disk.path);
  await page.getByLabel("Address").fill(disk.address);
  await page.getByLabel("Key", { exact: true }).fill("another-key");
  await page.getByRole("button", { name: "Add Folder" }).click();
  await expect(page.getByText("The folder does not hold this key").first()).toBeVisible();
  await page.getByLabel("Key", { exact: true }).fill("open-sesame-of-this-folder");
  await page.getByRole("button", { name: "Add Folder" }).click();
  await expect(page.getByText("Folder added successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove My disk" })).toBeVisible();
}

async function publishToFolder(page: Page, url: string, disk: Disk): Promise<void> {
  await page.goto(`${url}/create`);
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  await page.getByText("Folder", { exact: true }).click();
  await page.getByRole("combobox", { name: "Folder" }).selectOption("My disk");
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(page.getByText("Please name a section")).toBeVisible();
  await page.getByLabel("Section").fill("trade");
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(deploymentReport(page)).toContainText("Deployed");
  const facts = page.getByRole("region", { name: "Deployment Information" });
  await expect(facts).toContainText("My disk");
  await expect(facts).toContainText("trade");
  const site = await visitSite(page);
  expect(site.url()).toContain(`${disk.address}trade/plumbing-`);
  await expect(site.getByText("(336) 555-0142").first()).toBeVisible();
  await site.close();
}

/** The page in the folder redirects once the site is live at Netlify. */
async function moveToNetlify(page: Page, disk: Disk): Promise<void> {
  const former = await page.getByRole("link", { name: "Visit Site" }).first().getAttribute("href");
  const pageOf = async () => (await fetch(former ?? disk.address)).text();
  expect(await pageOf()).toContain("(336) 555-0142");
  await page.getByRole("button", { name: "Change Deployment Settings" }).click();
  await page.getByText("Netlify", { exact: true }).last().click();
  await page.getByLabel("Netlify Account").selectOption("Default account");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Deployment settings updated successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Deploy Site" }).click();
  await expect(page.getByRole("link", { name: "Visit Site" }).first()).toHaveAttribute(
    "href",
    /netlify/,
  );
  await expect.poll(pageOf).toContain("This page has moved");
}
