import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Config, parseConfig } from "../../server/src/config.ts";
import { checkSmtp } from "../../server/src/features/mail/send-by-smtp.ts";
import { findMissingForSale } from "../../server/src/features/public-pages/find-missing-for-sale.ts";
import { openDatabase } from "../../server/src/platform/db/open-database.ts";
import { assertPortFree, startFailure } from "../../server/src/platform/start-checks.ts";
import type { DoctorCheck, Environment } from "./run-check.ts";

/** What production needs: a built dashboard, a free port, its database and its providers. None without valid settings. */
export function checkProduction(env: Environment): DoctorCheck[] {
  const config = configOf(env);
  if (config === undefined) return [];
  const { netlify, s3, cashfree, mail } = config;
  return [
    { name: "built dashboard", run: () => checkBuild(config) },
    { name: `port ${config.port}`, run: () => checkPort(config) },
    { name: "database", run: () => checkDatabase(config.databaseUrl ?? "") },
    reachable("Netlify", netlify.apiUrl),
    reachable("S3", s3.endpoint ?? `https://s3.us-east-1.${s3.websiteSuffix}`),
    ...(cashfree ? [reachable("Cashfree", cashfree.apiUrl)] : []),
    ...(cashfree ? [{ name: "company and pages", run: () => checkSelling(config) }] : []),
    ...(mail ? [{ name: "mail server", run: () => checkMail(mail) }] : []),
  ];
}

/** Undefined when the settings are wrong, which another check reports. */
function configOf(env: Environment): Config | undefined {
  try {
    return parseConfig(env);
  } catch {
    return undefined;
  }
}

function checkBuild({ role }: Config): void {
  if (role === "worker") return;
  const page = fileURLToPath(new URL("../../web/dist/index.html", import.meta.url));
  if (!existsSync(page)) throw new Error("there is none. Run npm run build.");
}

async function checkPort({ role, port, host }: Config): Promise<void> {
  if (role === "worker") return;
  await assertPortFree({ port, host }).catch((error: unknown) => {
    throw new Error(startFailure(error), { cause: error });
  });
}

async function checkDatabase(url: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const { rows } = await database.db
      .execute<{ version: number; encoding: string }>(
        "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
      )
      .catch((error: unknown) => {
        throw new Error(
          "it does not answer. Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.",
          { cause: error },
        );
      });
    for (const { version, encoding } of rows) {
      if (version < 150_000) throw new Error(`PostgreSQL ${version} is too old. Use 15 or newer.`);
      if (encoding !== "UTF8") throw new Error(`its encoding is ${encoding}. Use one with UTF8.`);
    }
  } finally {
    await database.close();
  }
}

/** Before the first start there is no table to read: then the company is reported as missing. */
async function checkSelling(config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl ?? "" });
  try {
    const { rows } = await database.db.execute<{ isReady: boolean }>(
      `select to_regclass('company_records') is not null as "isReady"`,
    );
    if (!rows[0]?.isReady) throw new Error("start the server once, then run this again.");
    const missing = await findMissingForSale({ db: database.db, config });
    if (missing.length > 0) throw new Error(`credits are not sold: ${missing.join("; ")}.`);
  } finally {
    await database.close();
  }
}

/** The address contains a password, so it is not shown; the library's error code shows what failed: EAUTH, ETLS, EDNS … */
async function checkMail(mail: NonNullable<Config["mail"]>): Promise<void> {
  await checkSmtp(mail).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new Error(`it takes no mail from us${code}. Check SMTP_URL, its password and TLS.`, {
      cause: error,
    });
  });
}

const WAIT_MS = 10_000;

/** Any response proves that the address is right and that no firewall blocks it. */
function reachable(name: string, url: string): DoctorCheck {
  return {
    name: `${name} at ${url}`,
    run: async () => {
      await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(WAIT_MS) }).catch(
        (error: unknown) => {
          throw new Error("it is not reachable. Check the address, DNS and the firewall.", {
            cause: error,
          });
        },
      );
    },
  };
}
