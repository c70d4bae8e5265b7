import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const lastAccounts = z.object({
  /** A token of the user's, or `default`; null when none was used, or none of those used is there any more. */
  netlifyTokenId: z.string().nullable(),
  aws: z.object({ awsCredentialsId: z.string(), awsBucketName: z.string() }).nullable(),
});
export type LastAccounts = z.infer<typeof lastAccounts>;

/** Of each deployment type the account that the user's newest site goes to: forms of a new site begin with it. */
export const readLastAccounts = endpoint("GET", "/last-accounts", { answer: lastAccounts });
