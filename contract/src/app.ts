import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const health = endpoint("GET", "/health", {
  response: z.object({ status: z.literal("ok") }),
  protected: false,
});

/** Settings that the web app may know. `sandbox` exists only in the sandbox: local addresses and throw-away keys. */
export const publicConfig = endpoint("GET", "/config", {
  response: z.object({
    /** The operator offers an own Netlify account as 'default' (decision D3). */
    hasDefaultNetlifyAccount: z.boolean(),
    /** Published pages may have forms: there is an address that receives them. Absent from responses of the previous version. */
    hasForms: z.boolean().default(false),
    /** Mail is set up: a forgotten password can be replaced. */
    hasMail: z.boolean(),
    /** Where the checkout's script comes from and the mode it runs in; absent where nothing is sold. */
    checkout: z.object({ sdkUrl: z.string(), mode: z.enum(["production", "sandbox"]) }).optional(),
    sandbox: z
      .object({
        netlifyUrl: z.string(),
        netlifyToken: z.string(),
        s3Url: z.string(),
        awsAccessKey: z.string(),
        awsSecretKey: z.string(),
        cloudflareUrl: z.string().optional(),
        cloudflareToken: z.string().optional(),
        cloudflareZone: z.string().optional(),
        cashfreeUrl: z.string().optional(),
        /** The page that sets DNS records; `?records=` names records to set. */
        dnsUrl: z.string().optional(),
        /** The page that shows the mails of the sandbox. */
        mailboxUrl: z.string().optional(),
      })
      .optional(),
  }),
  protected: false,
});
