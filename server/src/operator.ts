import { join } from "node:path";
import { pino } from "pino";
import { type Config, parseConfig } from "./config.ts";
import { keepAccount, pendingErasureOf } from "./features/account-erasure/request-erasure.ts";
import { operateAccount, type OperatorAct } from "./features/auth/operate-account.ts";
import { reportEvents } from "./features/auth/report-events.ts";
import { runCompanyCommand } from "./features/company/company-command.ts";
import { grantCredits } from "./features/credits/grant-credits.ts";
import { ordersNeedingAttention } from "./features/payments/orders-needing-attention.ts";
import { reconcileDay } from "./features/payments/reconcile-day.ts";
import { lockDataDir } from "./platform/db/data-dir-lock.ts";
import type { Db } from "./platform/db/database.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { loggerOptions } from "./platform/http/logging.ts";
import { rotateKey } from "./hosting/rotate-key.ts";
import { createSealer } from "./platform/secrets/secrets.ts";
import { createCashfreeClient } from "./features/payments/cashfree-client.ts";
import { describeRefund } from "./features/refunds/describe-refund.ts";
import { refundOrder } from "./features/refunds/refund-order.ts";
import { armCrashPoint } from "./platform/crash-points.ts";

// `npm run operator -- <command>`: what an operator does with credits and with the secret key, on the configured database. On PostgreSQL
// the product may be running. Exits 1 when something needs attention or could not be done.

const USAGE = `npm run operator -- grant <email> <credits> "<reason>"   gives credits; the user reads the reason
npm run operator -- reset-password <email>                sends a link for a new password and ends all sessions
npm run operator -- remove-second-factor <email>          for a user who lost all passkeys, apps and codes; ends all sessions
npm run operator -- end-sessions <email>                  signs out every device of an account
npm run operator -- disable <email>                       lets nobody sign in, and holds a requested deletion; the sites stay live
npm run operator -- enable <email>                        undoes that
npm run operator -- keep-account <email>                  calls off a deletion that was requested and has not begun
npm run operator -- events [<email>] [--kind <kind>] [--since <YYYY-MM-DD>] [--csv]
                                                          lists what happened to an account, or to all
npm run operator -- company show                          shows the company that sells
npm run operator -- company set --name … --address … --state 29 --gstin … --sac 998315 --rate 18 --email … --phone … --lut …
                                                          records what it is from now on; what is not given stays
npm run operator -- orders                                lists the orders that need attention
npm run operator -- reconcile <YYYY-MM-DD>                compares a day's orders (UTC) with Cashfree, and grants what is due
npm run operator -- refund <order> [<credits in all>]     refunds an order, or so many of its credits in all, and takes them back
npm run operator -- rotate-key                            seals all stored secrets with SECRET_KEY that SECRET_KEY_OTHER sealed`;

type Place = { db: Db; config: Config };
type Command = (place: Place, words: string[]) => Promise<number>;

const DONE: Readonly<Record<OperatorAct, string>> = {
  "reset-password": "A link for a new password is on its way, and all devices were signed out.",
  "remove-second-factor": "The password alone signs in now, and all devices were signed out.",
  "end-sessions": "All devices were signed out.",
  disable: "Nobody can sign in any more, and all devices were signed out. The sites stay live.",
  enable: "The account is open again.",
};

const act =
  (name: OperatorAct): Command =>
  async ({ db, config }, [email = ""]) => {
    if (email === "") return usage();
    if (name === "reset-password" && !config.mail) throw new Error("SMTP_URL is not set.");
    const isDone = await operateAccount(db, name, email);
    console.log(isDone ? DONE[name] : `There is no user ${email}.`);
    // The person who is signed out now may have requested it.
    const due = await pendingErasureOf(db, email);
    if (due) console.log(describePending(due, email));
    return isDone ? 0 : 1;
  };

const describePending = (due: Date, email: string): string =>
  `A deletion of this account is requested for ${due.toISOString().slice(0, 10)}. To call it off: npm run operator -- keep-account ${email}`;

const commands: Readonly<Record<string, Command>> = {
  "reset-password": act("reset-password"),
  "remove-second-factor": act("remove-second-factor"),
  "end-sessions": act("end-sessions"),
  disable: act("disable"),
  enable: act("enable"),

  async "keep-account"({ db }, [email = ""]) {
    if (email === "") return usage();
    const isKept = await keepAccount(db, email);
    console.log(
      isKept ? "The deletion was called off." : `There is no deletion of ${email} to call off.`,
    );
    return isKept ? 0 : 1;
  },

  async events({ db }, words) {
    const report = await reportEvents(db, words);
    if (report === undefined) return usage();
    process.stdout.write(report);
    return 0;
  },

  async grant({ db }, [email = "", amount = "", reason = ""]) {
    const credits = Number(amount);
    if (!Number.isInteger(credits) || credits < 1 || reason.trim() === "") return usage();
    const balance = await grantCredits(db, { email, credits, reason: reason.trim() });
    console.log(
      balance === undefined
        ? `There is no user ${email}.`
        : `${email} was given ${credits} and has ${balance} credits now.`,
    );
    return balance === undefined ? 1 : 0;
  },

  async company({ db }, words) {
    for (const line of await runCompanyCommand(db, words)) console.log(line);
    return 0;
  },

  async orders({ db }) {
    const orders = await ordersNeedingAttention(db);
    for (const { id, email, credits, why } of orders)
      console.log(`${id}  ${email}  ${credits} credits: ${why}`);
    console.log(orders.length === 0 ? "No order needs attention." : `${orders.length} orders.`);
    return orders.length === 0 ? 0 : 1;
  },

  async reconcile({ db, config }, [day = ""]) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return usage();
    if (!config.cashfree) throw new Error("CASHFREE_APP_ID and CASHFREE_SECRET_KEY are not set.");
    const log = pino(loggerOptions("silent"));
    const client = createCashfreeClient(config.cashfree);
    const { compared, granted, differences } = await reconcileDay({ db, log }, client, day);
    for (const id of granted) console.log(`${id}: paid there, granted now`);
    for (const difference of differences) console.log(difference);
    console.log(
      `${compared} orders compared, ${granted.length} granted, ${differences.length} differ.`,
    );
    return differences.length === 0 ? 0 : 1;
  },

  async refund({ db, config }, [orderId = "", total]) {
    if (orderId === "") return usage();
    if (!config.cashfree) throw new Error("CASHFREE_APP_ID and CASHFREE_SECRET_KEY are not set.");
    if (config.crashAt) armCrashPoint(config.crashAt);
    const input = { orderId, total: total === undefined ? undefined : Number(total) };
    const refund = await refundOrder({ db }, createCashfreeClient(config.cashfree), input);
    console.log(refund ? describeRefund(refund) : `${orderId}: so much was refunded before.`);
    return refund?.status === "cancelled" ? 1 : 0;
  },

  async "rotate-key"({ db, config: { secretKey, otherSecretKey } }) {
    if (!secretKey || !otherSecretKey) throw new Error(BOTH_KEYS);
    const sealer = createSealer(secretKey, otherSecretKey);
    const { resealed, unreadable } = await rotateKey(db, sealer, (n) =>
      console.log(`${n} ${n === 1 ? "secret" : "secrets"} sealed again`),
    );
    for (const place of unreadable) console.log(`${place}: neither key opens it`);
    console.log(
      unreadable.length === 0
        ? `Done, ${resealed} in this run. Start all processes with SECRET_KEY alone.`
        : "Not done: let the owners of these enter them again or delete them, then run this once more. Keep both keys.",
    );
    return unreadable.length === 0 ? 0 : 1;
  },
};

const BOTH_KEYS =
  "rotate-key needs both keys: SECRET_KEY, with which secrets are to be sealed, and SECRET_KEY_OTHER, with which they are sealed.";

async function usage(): Promise<number> {
  console.error(USAGE);
  return 1;
}

async function main([name = "", ...words]: string[]): Promise<number> {
  const command = commands[name];
  if (command === undefined) return usage();
  const config = parseConfig(process.env);
  const release = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  const location = config.databaseUrl
    ? { url: config.databaseUrl }
    : { dataDir: join(config.dataDir, "database") };
  const database = await openDatabase(location);
  try {
    return await command({ db: database.db, config }, words);
  } finally {
    await database.close();
    release();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
