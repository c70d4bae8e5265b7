/**
 * Starts the emulators of Netlify, S3, Cashfree, Cloudflare, CloudFront and DNS as one process:
 *
 *   node emulators/src/main.ts --netlify-port 3001 --s3-port 3002 --cashfree-port 3003 --cloudflare-port 3006 --cloudfront-port 3007 --dns-port 3008 --router-sha256 HEX --data-dir ./data/emulators --parent-pipe
 *
 * Once all listen it prints one line of JSON, `{"netlifyUrl": …, "s3Url": …, "cashfreeUrl": …, "cloudflareUrl": …, "cloudFrontUrl": …, "dnsUrl": …, "dnsResolvers": …}`. With --parent-pipe it ends when its stdin closes, so it
 * never outlives the program that started it. A port left out is chosen by the system; without --data-dir the state is in memory only.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startCashfreeEmulator } from "./cashfree/cashfree-emulator.ts";
import { startCloudflareEmulator } from "./cloudflare/cloudflare-emulator.ts";
import { startCloudFrontEmulator } from "./cloudfront/cloudfront-emulator.ts";
import { startDnsEmulator } from "./dns/dns-emulator.ts";
import { startNetlifyEmulator } from "./netlify/netlify-emulator.ts";
import { startS3Emulator } from "./s3/s3-emulator.ts";
import { startSmtpEmulator } from "./smtp/smtp-emulator.ts";

/** Long enough for a person to see that a certificate is being made. */
const certificateMs = 3_000;

const { values } = parseArgs({
  options: {
    "netlify-port": { type: "string", default: "0" },
    "s3-port": { type: "string", default: "0" },
    "cashfree-port": { type: "string", default: "0" },
    "cloudflare-port": { type: "string", default: "0" },
    "cloudfront-port": { type: "string", default: "0" },
    "dns-port": { type: "string", default: "0" },
    "smtp-port": { type: "string", default: "0" },
    "mailbox-port": { type: "string", default: "0" },
    // The one script of a Worker that may run (docs/hosts.md §1.8).
    "router-sha256": { type: "string" },
    "data-dir": { type: "string" },
    "parent-pipe": { type: "boolean", default: false },
  },
});

function placeOf(
  name: "netlify" | "s3" | "cashfree" | "cloudflare" | "cloudfront" | "dns" | "mailbox",
): {
  port: number;
  dataDir?: string;
} {
  const port = Number(values[`${name}-port`]);
  const dataDir = values["data-dir"];
  return dataDir === undefined ? { port } : { port, dataDir: join(dataDir, name) };
}

try {
  if (values["parent-pipe"]) process.stdin.resume().on("close", () => process.exit(0));
  const dns = await startDnsEmulator(placeOf("dns"));
  const netlify = await startNetlifyEmulator({
    ...placeOf("netlify"),
    dns,
    certificateMs,
  });
  const s3 = await startS3Emulator(placeOf("s3"));
  const cashfree = await startCashfreeEmulator(placeOf("cashfree"));
  const routerSha256 = values["router-sha256"];
  const cloudflare = await startCloudflareEmulator({
    ...placeOf("cloudflare"),
    routerSha256,
    dns,
    certificateMs,
  });
  const cloudFront = await startCloudFrontEmulator(placeOf("cloudfront"));
  const smtp = await startSmtpEmulator({
    ...placeOf("mailbox"),
    smtpPort: Number(values["smtp-port"]),
  });
  console.log(
    JSON.stringify({
      netlifyUrl: netlify.url,
      s3Url: s3.url,
      cashfreeUrl: cashfree.url,
      cloudflareUrl: cloudflare.url,
      cloudFrontUrl: cloudFront.url,
      dnsUrl: dns.url,
      dnsResolvers: dns.resolvers,
      smtpUrl: smtp.smtpUrl,
      mailboxUrl: smtp.url,
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
