import { useState } from "react";
import { replaceBy } from "../../lib/place.ts";

/** The secret after the number sign of a link in a mail. It is removed from the address at once, so that no history stores it. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const { hash, pathname } = window.location;
    if (hash.length > 1) replaceBy(pathname);
    return hash.slice(1);
  });
  return token;
}
