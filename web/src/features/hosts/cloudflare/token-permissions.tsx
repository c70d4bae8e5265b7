import { PERMISSIONS, tokenFormUrl } from "@mainstreet/contract/hosts/cloudflare/permissions";
import classes from "../credentials.module.css";

/** For the user's Cloudflare dashboard: the permissions that a token needs, and a link to its form with all of them ticked. */
export function TokenPermissions() {
  return (
    <details className={classes.details}>
      <summary>Which permissions does the token need?</summary>
      <div className={classes.policy}>
        <p className="muted">
          <a href={tokenFormUrl()} target="_blank" rel="noreferrer">
            Open Cloudflare&rsquo;s form with these permissions ticked
          </a>
          , limit it to one account and one domain there, and paste the token here. The last three
          are for a domain only. R2 has to be switched on once in the dashboard of the account,
          which needs a payment method even within its free allowance.
        </p>
        <ul>
          {Object.values(PERMISSIONS).map((permission) => (
            <li key={permission}>{permission}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
