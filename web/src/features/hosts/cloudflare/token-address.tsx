import type { CloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import classes from "../credentials.module.css";

const DAY_MS = 86_400_000;
const WARN_DAYS = 14;

type Props = { token: CloudflareToken; now?: number };

/** Where the sites of an account are served, who owns the account, and when its token expires. */
export function TokenAddress({ token, now = Date.now() }: Props) {
  const { account, zone, expiresAt } = token;
  return (
    <>
      <div>{zone === "" ? "Trial address at workers.dev" : `*.${zone}`}</div>
      <div className={classes.under}>{account}</div>
      {expiresAt !== null && <Expiry at={Date.parse(expiresAt)} now={now} />}
    </>
  );
}

function Expiry({ at, now }: { at: number; now: number }) {
  const day = new Date(at).toLocaleDateString("en-GB", { dateStyle: "medium" });
  const days = Math.ceil((at - now) / DAY_MS);
  if (days > WARN_DAYS) return <div className={classes.under}>Expires on {day}</div>;
  if (days <= 0) return <strong>Expired on {day}. Create a new token.</strong>;
  return (
    <strong>
      Expires on {day}, in {days === 1 ? "1 day" : `${days} days`}. Create a new token.
    </strong>
  );
}
