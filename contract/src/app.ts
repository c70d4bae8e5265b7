import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const health = endpoint("GET", "/health", {
  answer: z.object({ status: z.literal("ok") }),
  protected: false,
});

/** Settings that the web app may know. `sandbox` exists only there: local addresses and throw-away keys. */
export const publicConfig = endpoint("GET", "/config", {
  answer: z.object({
    /** The operator offers an own Netlify account as 'default' (decision D3). */
    hasDefaultNetlifyAccount: z.boolean(),
    sandbox: z
      .object({
        netlifyUrl: z.string(),
        netlifyToken: z.string(),
        s3Url: z.string(),
        awsAccessKey: z.string(),
        awsSecretKey: z.string(),
      })
      .optional(),
  }),
  protected: false,
});
