import { test } from "vitest";
import { callOver, openProductWorld, signUpOver } from "../../../test/product-world.ts";
import { control } from "../../../test/provider-controls.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../platform/auditor/audit.ts";
import { CRASH_POINTS } from "../../platform/crash-points.ts";
import { openDatabase } from "../../platform/database.ts";

const ON_THE_WAY = CRASH_POINTS.filter((point) => /^(?:order|settle)\./.test(point));

/** All of them on PostgreSQL; where a server takes seconds to start, one. */
const POINTS =
  process.env["TEST_DATABASE"] === "postgres" ? ON_THE_WAY : (["settle.before-commit"] as const);

const SMALL = { credits: 25, amount: 999, phone: "9999999999" };
type Order = { order_id: string };
type Verified = { status: string };

test.concurrent.for(POINTS)(
  "killed at %s, the package is paid once and brings its credits once",
  { timeout: 120_000 },
  async (point, { expect, onTestFinished }) => {
    const world = await openProductWorld();
    onTestFinished(world.close);
    const doomed = await startServerProcess({ ...world.settings, CRASH_AT: point });
    onTestFinished(() => void doomed.child.kill("SIGKILL"));
    const { token } = await signUpOver(doomed.url);
    const before = { url: doomed.url, token };
    const buy = (session: typeof before) =>
      callOver<Order>(session, "/payments/create-order", SMALL);
    const pay = (id: string) =>
      control(world.cashfree, "pay", { order_id: id, outcome: "SUCCESS" });
    // Whatever was under way when it died is done again by the buyer, as the web app does: the same key, the same order.
    const bought = await buy(before).catch(() => undefined);
    if (bought) {
      await pay(bought.order_id);
      await callOver(before, `/payments/verify?orderId=${bought.order_id}`).catch(() => undefined);
    }
    expect(await doomed.gone).toBe("SIGKILL");

    const server = await startServerProcess(world.settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const session = { url: server.url, token };
    const { order_id: id } = await buy(session);
    if (!bought) await pay(id);
    const verified = await callOver<Verified>(session, `/payments/verify?orderId=${id}`);
    expect(verified.status).toBe("SUCCESS");
    expect(await callOver(session, "/credits/balance")).toEqual({ credits: 30 });
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    const database = await openDatabase(world.database);
    expect(await audit(database.db, { isSettled: true })).toEqual([]);
    await database.close();
  },
);
