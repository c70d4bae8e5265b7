import { Button, useMantineColorScheme } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { signOut } from "../../features/auth/api.ts";
import { useUser } from "../../lib/use-user.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { paths } from "../paths.ts";
import classes from "./sidebar.module.css";

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "System" },
] as const;

/** Who is signed in, their password and sessions, how the app looks, and the way out. */
export function Account({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const user = useUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.account}>
      <div className={classes.who}>
        <div className={classes.name}>{user?.name || user?.email || "User"}</div>
        {user?.name && <div className={classes.email}>{user.email}</div>}
        <Link
          to={paths.account}
          className={classes.own}
          {...(onNavigate && { onClick: onNavigate })}
        >
          Password and sessions
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
