import { count } from "@mainstreet/contract/count";
import { Button, useMantineColorScheme } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { LogOut, Search } from "lucide-react";
import { signOut } from "../../features/auth/sign-out.ts";
import { useSidebarCounts } from "../../features/dashboard/api.ts";
import { useUser } from "../../lib/use-user.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { SignMark } from "../../ui/sign-mark.tsx";
import { paths } from "../paths.ts";
import classes from "./sidebar.module.css";
import { PALETTE_KEYS } from "./use-palette.tsx";

type Props = {
  /** Opens the command palette. */
  onSearch?: () => void;
  /** Called when a link was followed. */
  onNavigate?: () => void;
};

/** The logo, the search button, the six links of spec §2 with those to businesses, leads and changes, and the account. */
export function Sidebar({ onSearch, onNavigate }: Props) {
  const counts = useSidebarCounts();
  const links = [
    { to: paths.dashboard, label: "Dashboard" },
    { to: paths.singlePageSites, label: "Single Page Sites", count: counts?.single },
    { to: paths.multiLocationSites, label: "Multi Location Sites", count: counts?.multiLocation },
    { to: paths.create, label: "Create New Site" },
    { to: paths.businesses, label: "Businesses" },
    { to: paths.leads, label: "Leads", count: counts?.newLeads },
    { to: paths.operations, label: "Changes" },
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
          {links.map(({ to, label, count: found }) => (
            <li key={to} className={classes.item}>
              <Link
                to={to}
                className={classes.link}
                activeOptions={{ exact: to === paths.dashboard }}
                {...(onNavigate && { onClick: onNavigate })}
              >
                {label}
              </Link>
              {found !== undefined && <span className={classes.count}>{count(found)}</span>}
            </li>
          ))}
        </ul>
      </nav>
      <Account onNavigate={onNavigate} />
    </div>
  );
}

/** Opens the command palette, and shows the keys that do the same. */
function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Search size={16} aria-hidden />
      <span>Search</span>
      <kbd className={classes.keys} aria-hidden>
        {PALETTE_KEYS}
      </kbd>
    </button>
  );
}

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "System" },
] as const;

/** The signed-in user, the color scheme, and the sign-out button. */
function Account({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.account}>
      <div className={classes.who}>
        <div className={classes.name}>{user?.name || user?.email || "User"}</div>
        {user?.name && <div className="note">{user.email}</div>}
        <Link
          to={paths.account}
          className={classes.own}
          {...(onNavigate && { onClick: onNavigate })}
        >
          Account
        </Link>
      </div>
      <Segmented
        legend="Color scheme"
        size="small"
        options={SCHEMES}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Button variant="default" leftSection={<LogOut size={16} />} onClick={signOut}>
        Sign out
      </Button>
    </div>
  );
}
