import { Link } from "@tanstack/react-router";
import { Menu as MenuIcon, Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CreditsPill } from "../../features/credits/credits-pill.tsx";
import { SignMark } from "../../ui/sign-mark.tsx";
import { paths } from "../paths.ts";
import classes from "./shell.module.css";

const MenuDrawer = lazy(() =>
  import("./menu-drawer.tsx").then(({ MenuDrawer: component }) => ({ default: component })),
);

/** The menu's code is loaded when it is first opened; it stays mounted so that closing is animated. */
type Menu = "unasked" | "open" | "closed";

/** Below the desktop breakpoint: a bar with menu, search and credits; the sidebar slides over the page. */
export function MobileBar({ onSearch }: { onSearch: () => void }) {
  const [menu, setMenu] = useState<Menu>("unasked");
  return (
    <header className={classes.topbar}>
      <button
        type="button"
        className={classes.burger}
        aria-label="Open menu"
        aria-expanded={menu === "open"}
        onClick={() => setMenu("open")}
      >
        <MenuIcon size={22} />
      </button>
      <Link to={paths.dashboard} className={classes.home} aria-label="Mainstreet, home">
        <SignMark size="1rem" />
      </Link>
      <button
        type="button"
        className={`${classes.burger} ${classes.search}`}
        aria-label="Search"
        onClick={onSearch}
      >
        <Search size={20} />
      </button>
      <CreditsPill />
      {menu !== "unasked" && (
        <Suspense>
          <MenuDrawer opened={menu === "open"} onClose={() => setMenu("closed")} />
        </Suspense>
      )}
    </header>
  );
}
