import { publicPages } from "../../app/paths.ts";
import classes from "./public-links.module.css";

/**
 * Links to the pages that anyone can read, at the end of the pages before the sign-in, which have no navigation (spec §2).
 * The server renders those pages.
 */
export function PublicLinks() {
  return (
    <div className={classes.links} role="group" aria-label="About this service">
      {publicPages.map(({ path, name }) => (
        <a key={path} href={path}>
          {name}
        </a>
      ))}
    </div>
  );
}
