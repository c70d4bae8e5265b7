import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { expect, test } from "vitest";
import { callOver, openProductWorld, signUpOver } from "../test/product-world.ts";
import { control } from "../test/provider-controls.ts";
import { operatorProgram, programEnv, startServerProcess } from "../test/server-process.ts";

async function operate(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [...operatorProgram("operator"), ...words], {
    env: { ...programEnv, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, output, complained };
}

test("an operator gives credits with a reason, once and never less than none", async ({
  onTestFinished,
}) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  const server = await startServerProcess(world.settings);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const session = await signUpOver(server.url);
  const gift = await operate(world.settings, "grant", "ASHA@example.test", "7", "Thank you");
  const output = "ASHA@example.test was given 7 and has 12 credits now.\n";
  expect(gift).toMatchObject({ code: 0, output });
  const taken = await operate(world.settings, "grant", "asha@example.test", "-7", "x");
  expect(taken.complained).toContain("npm run operator -- grant");
  expect(await callOver(session, "/credits/balance")).toEqual({ credits: 12 });
});

// A dozen starts of a process: on the embedded database each takes seconds, and proves nothing more.
test("an operator finds odd orders, reconciles a day, and changes the secret key", async ({
  onTestFinished,
}) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  const server = await startServerProcess(world.settings);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const session = await signUpOver(server.url);
  const small = { credits: 25, amount: 999, phone: "9999999999" };
  const { order_id: id } = await callOver<{ order_id: string }>(
    session,
    "/payments/create-order",
    small,
  );
  await callOver(session, "/netlify-tokens", { name: "Agency", token: sandboxDefaultToken });
  await control(world.cashfree, "pay", { order_id: id, outcome: "SUCCESS" });
  // The embedded database serves one process at a time.
  server.child.kill("SIGTERM");
  await server.gone;

  const { settings } = world;
  const today = new Date().toISOString().slice(0, 10);
  const gift = await operate(settings, "grant", "ASHA@example.test", "7", "For your patience");
  expect(gift).toMatchObject({
    code: 0,
    output: "ASHA@example.test was given 7 and has 12 credits now.\n",
  });
  expect((await operate(settings, "grant", "nobody@example.test", "7", "x")).code).toBe(1);
  expect((await operate(settings, "grant", "asha@example.test", "-7", "x")).complained).toContain(
    "npm run operator -- grant",
  );
  expect(await operate(settings, "orders")).toMatchObject({
    code: 0,
    output: "No order needs attention.\n",
  });
  const first = await operate(settings, "reconcile", today);
  expect(first.output).toBe(
    `${id}: paid there, granted now\n1 orders compared, 1 granted, 0 differ.\n`,
  );
  expect((await operate(settings, "reconcile", today)).output).toBe(
    "1 orders compared, 0 granted, 0 differ.\n",
  );

  const oldKey = await readFile(join(settings["DATA_DIR"] ?? "", "secret-key"), "utf8");
  const newKey = randomBytes(32).toString("base64");
  const alone = await operate({ ...settings, SECRET_KEY: newKey }, "rotate-key");
  expect([alone.code, alone.complained]).toEqual([
    1,
    expect.stringContaining("rotate-key needs both keys"),
  ]);
  const keys = { ...settings, SECRET_KEY: newKey, SECRET_KEY_OTHER: oldKey };
  expect(await operate(keys, "rotate-key")).toMatchObject({
    code: 0,
    output:
      "1 secret sealed again\nDone, 1 in this run. Start all processes with SECRET_KEY alone.\n",
  });

  const again = await startServerProcess({ ...settings, SECRET_KEY: newKey });
  onTestFinished(() => void again.child.kill("SIGKILL"));
  const later = { url: again.url, token: session.token };
  expect(await callOver(later, "/credits/balance")).toEqual({ credits: 37 });
  const { transactions } = await callOver<{ transactions: { description: string }[] }>(
    later,
    "/credits/history",
  );
  expect(transactions.map(({ description }) => description)).toContain("For your patience");
  const proof = { currentPassword: "correct horse" };
  const proved = await callOver<{ token: string }>(later, "/auth/fresh-proof", proof);
  const erasure = { confirmation: "asha@example.test", sites: "leave" };
  await callOver({ ...later, token: proved.token }, "/account/erasure", erasure);
  again.child.kill("SIGTERM");
  await again.gone;

  const act = (command: string) => operate(settings, command, "Asha@example.test");
  expect((await act("end-sessions")).output).toMatch(
    /^All devices were signed out\.\nA deletion of this account is requested for \d{4}-\d\d-\d\d\. To call it off: npm run operator -- keep-account Asha@example\.test\n$/,
  );
  expect((await act("keep-account")).output).toBe("The deletion was called off.\n");
  expect((await act("end-sessions")).output).toBe("All devices were signed out.\n");
}, 240_000);
