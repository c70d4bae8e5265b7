import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { newId } from "../../platform/db/ids.ts";
import { createSealer } from "../../platform/secrets/secrets.ts";
import { keepLeadForm } from "./keep-lead-form.ts";
import { leadFormOf } from "./lead-form.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", LEADS_URL: "http://leads.example" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

test("a form keeps its address while it changes, and each version that was shown is kept", async () => {
  const { user } = await product.signUp();
  const site = {
    userId: user.id,
    campaignId: newId(),
    label: "Ruiz Plumbing",
    phone: "336-555-0142",
    siteUrl: "http://site.example/",
    look: { theme: "harbor" },
  };
  const offer = async (shown: string) => {
    const given = { campaignId: site.campaignId, shown, consent: "You may call me." };
    const form = leadFormOf(product.deps, given);
    if (!form) throw new Error("No form is offered");
    await keepLeadForm(product.db, site, { ...form, ...given });
    return form;
  };
  const first = await offer("<form>Name</form>");
  expect(first.action).toBe(`http://leads.example/f/${first.token}`);
  expect(await offer("<form>Name</form>")).toEqual(first);
  const second = await offer("<form>Your name</form>");
  expect([second.action, second.version === first.version]).toEqual([first.action, false]);
  await keepLeadForm(product.db, site, null);
  const kept = sql`select f.is_offered as "isOffered", count(*)::int as versions from lead_forms f join lead_form_versions using (user_id, token)
    where user_id = ${user.id} group by 1`;
  expect((await product.db.execute(kept)).rows).toEqual([{ isOffered: false, versions: 2 }]);
});

test("the proof of a form holds for its token and version, and while the key is being changed", () => {
  const [former, next] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64"));
  const made = createSealer(former ?? "");
  const changing = createSealer(next ?? "", former);
  const mac = made.formMac("token", "version");
  expect(changing.isFormMac(mac, { token: "token", version: "version" })).toBe(true);
  for (const [token = "", version = ""] of [
    ["other", "version"],
    ["token", "other"],
  ])
    expect(changing.isFormMac(mac, { token, version })).toBe(false);
  expect(createSealer(next ?? "").isFormMac(mac, { token: "token", version: "version" })).toBe(
    false,
  );
});
