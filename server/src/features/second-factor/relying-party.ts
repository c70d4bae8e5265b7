import { isIP } from "node:net";
import { secondFactorTexts } from "@mainstreet/contract/second-factor-texts";
import type { Config } from "../../config.ts";
import { AppError } from "../../errors.ts";

type Place = Pick<Config, "publicUrl" | "port" | "isProduction">;

/** For whom passkeys are made: the host of `PUBLIC_URL`, and the origin from which alone they are accepted. */
export type RelyingParty = { id: string; origin: string };

/** Undefined where passkeys are impossible: production without `PUBLIC_URL`, and IP addresses, for which browsers make none. */
export function relyingPartyOf({ publicUrl, port, isProduction }: Place): RelyingParty | undefined {
  const address = publicUrl ?? (isProduction ? undefined : `http://localhost:${port}`);
  if (address === undefined) return undefined;
  const { hostname, origin } = new URL(address);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { id: hostname, origin } : undefined;
}

/** The same; throws 503 where there is none. */
export function requireRelyingParty(config: Place): RelyingParty {
  const party = relyingPartyOf(config);
  const message = secondFactorTexts.noPasskeys;
  if (!party) throw new AppError({ status: 503, code: "NO_PASSKEYS", message });
  return party;
}
