import { expect, test, vi } from "vitest";
import { cityNumber } from "./test-support.ts";

/** A generator that has made nothing yet. */
async function freshGenerator() {
  vi.resetModules();
  return (await import("./generate-site.ts")).generateSite;
}

test("a page made from kept markup is byte for byte the one that is made from nothing", async () => {
  const services = ["plumbing", "mobile notary"];
  const sites = ["civic", "workshop"].map((theme, number) =>
    cityNumber(number, { service: services[number] ?? "", design: { theme, palette: "harbor" } }),
  );
  const used = await freshGenerator();
  for (let number = 100; number < 130; number += 1)
    for (const service of services) used(cityNumber(number, { service }));
  for (const site of sites) {
    const made = await freshGenerator();
    expect(used(site).files).toEqual(made(site).files);
  }
});
