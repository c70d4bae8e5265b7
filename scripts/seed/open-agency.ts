import { publicConfig } from "../../contract/src/app.ts";
import { signup } from "../../contract/src/auth.ts";
import type { ResponseOf } from "../../contract/src/endpoint.ts";
import { call } from "./call.ts";
import type { SandboxSession } from "./call.ts";

export const DEMO_PASSWORD = "mainstreet-demo";

type Sandbox = NonNullable<ResponseOf<typeof publicConfig>["sandbox"]>;

/** The user whose sites are made, and the emulators that the sandbox publishes to. Steps add the accounts that they make. */
export type Agency = SandboxSession & {
  email: string;
  userId: string;
  sandbox: Sandbox;
  netlifyTokens: { id: string; token: string }[];
  buckets: { awsCredentialsId: string; awsBucketName: string }[];
};

/** Signs a new agency up. Throws one sentence when no sandbox runs there. */
export async function openAgency(origin: string): Promise<Agency> {
  const config = await call({ origin }, publicConfig, {}).catch((error: unknown) => {
    throw new Error(`No Mainstreet responds at ${origin}. Start one first: npm start`, {
      cause: error,
    });
  });
  if (config.sandbox === undefined)
    throw new Error(`${origin} is not a sandbox. The seed only fills sandboxes.`);
  const email = `agency-${Date.now().toString(36)}@example.com`;
  const body = { name: "Carolina Local Sites", email, password: DEMO_PASSWORD };
  const { token, user } = await call({ origin }, signup, { body });
  const { sandbox } = config;
  return { origin, token, email, userId: user.id, sandbox, netlifyTokens: [], buckets: [] };
}
