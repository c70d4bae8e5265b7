import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { lazy, Suspense } from "react";
import { CreditsPill } from "../../features/credits/credits-pill.tsx";
import { SignMark } from "../../ui/sign-mark.tsx";
import { paths } from "../paths.ts";
import classes from "./shell.module.css";

const MenuDrawer = lazy(() =>
  import("./menu-drawer.tsx").then(({ MenuDrawer: component }) => ({ default: component })),
);

/** Below the desktop breakpoint: a bar with the menu button; the sidebar slides over the page. */
export function MobileBar() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <header className={classes.topbar}>
      <button
        type="button"
        className={classes.burger}
        aria-label="Open menu"
        aria-expanded={opened}
        onClick={open}
      >
        <Menu size={22} />
      </button>
      <Link to={paths.dashboard} className={classes.home} aria-label="Mainstreet, home">
        <SignMark size="1rem" />
      </Link>
      <CreditsPill />
      <Suspense>
        <MenuDrawer opened={opened} onClose={close} />
      </Suspense>
    </header>
  );
}
