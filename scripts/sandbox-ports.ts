/** The port of each emulator of the sandbox, counted from the server's `PORT` (docs/conventions.md, D31). */
export const EMULATOR_PORTS = {
  netlify: 1,
  s3: 2,
  cashfree: 3,
  smtp: 4,
  mailbox: 5,
  cloudflare: 6,
  cloudfront: 7,
  dns: 8,
} as const;

/** How many ports a sandbox spans, from the server's own to the one that receives forms, which follows the last of an emulator. */
export const SANDBOX_PORTS: number = Math.max(...Object.values(EMULATOR_PORTS)) + 2;
