import { count } from "@mainstreet/contract/count";
import { Link } from "@tanstack/react-router";
import { useSiteCounts } from "../../features/dashboard/api.ts";
import { SignMark } from "../../ui/sign-mark.tsx";
import { paths } from "../paths.ts";
import { Account } from "./account.tsx";
import { SearchButton } from "./search-button.tsx";
import classes from "./sidebar.module.css";

type Props = {
  /** Opens the command palette. */
  onSearch?: () => void;
  /** Called when a link was followed. */
  onNavigate?: () => void;
};

/** The mark, the way to the command palette, the six links of spec §2 and the account. */
export function Sidebar({ onSearch, onNavigate }: Props) {
  const counts = useSiteCounts();
  const links = [
    { to: paths.dashboard, label: "Dashboard" },
    { to: paths.singlePageSites, label: "Single Page Sites", count: counts?.single },
    { to: paths.multiLocationSites, label: "Multi Location Sites", count: counts?.multiLocation },
    { to: paths.create, label: "Create New Site" },
    { to: paths.credits, label: "Credits" },
    { to: paths.settings, label: "Settings" },
  ];
  return (
    <div className={classes.column}>
      <Link to={paths.dashboard} className={classes.home} aria-label="Mainstreet, home">
        <SignMark />
      </Link>
      {onSearch && <SearchButton onClick={onSearch} />}
      <nav aria-label="Main">
        <ul className={classes.links}>
          {links.map(({ to, label, count: sites }) => (
            <li key={to} className={classes.item}>
              <Link
                to={to}
                className={classes.link}
                activeOptions={{ exact: to === paths.dashboard }}
                {...(onNavigate && { onClick: onNavigate })}
              >
                {label}
              </Link>
              {sites !== undefined && <span className={classes.count}>{count(sites)}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <Account onNavigate={onNavigate} />
    </div>
  );
}
