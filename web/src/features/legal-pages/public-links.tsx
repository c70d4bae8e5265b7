import { publicPages } from "../../app/paths.ts";
import classes from "./public-links.module.css";

/**
 * The pages that anyone can read, at the foot of the pages before the sign-in, which have no navigation (spec §2). The server renders
 * them.
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
