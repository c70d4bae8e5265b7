import type { MantineColorScheme } from "@mantine/core";
import {
  Building2,
  CreditCard,
  Files,
  FileText,
  Globe,
  History,
  Inbox,
  LayoutDashboard,
  Link2,
  ListChecks,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Settings,
  Sun,
  Trash2,
  UserRound,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { paths } from "../paths.ts";

type Page = (typeof paths)[
  | "dashboard"
  | "sites"
  | "creationRuns"
  | "singlePageSites"
  | "multiLocationSites"
  | "create"
  | "operations"
  | "trash"
  | "businesses"
  | "leads"
  | "domains"
  | "credits"
  | "settings"
  | "account"];

/** What a command does; the palette knows how. */
export type CommandAction =
  | { goTo: Page }
  | { scheme: MantineColorScheme }
  | { campaign: string }
  | "signOut";

export type Command = {
  id: string;
  label: string;
  icon: LucideIcon;
  group: string;
  action: CommandAction;
};

const pages: readonly Omit<Command, "group">[] = [
  { id: "dashboard", label: "Dashboard", icon: LayoutDashboard, action: { goTo: paths.dashboard } },
  {
    id: "single",
    label: "Single Page Sites",
    icon: FileText,
    action: { goTo: paths.singlePageSites },
  },
  {
    id: "multi",
    label: "Multi Location Sites",
    icon: Files,
    action: { goTo: paths.multiLocationSites },
  },
  { id: "sites", label: "All Sites", icon: Globe, action: { goTo: paths.sites } },
  { id: "runs", label: "Past Runs", icon: History, action: { goTo: paths.creationRuns } },
  { id: "operations", label: "Changes", icon: ListChecks, action: { goTo: paths.operations } },
  { id: "trash", label: "Trash", icon: Trash2, action: { goTo: paths.trash } },
  { id: "create", label: "Create New Site", icon: Plus, action: { goTo: paths.create } },
  {
    id: "businesses",
    label: "Businesses",
    icon: Building2,
    action: { goTo: paths.businesses },
  },
  { id: "leads", label: "Leads", icon: Inbox, action: { goTo: paths.leads } },
  { id: "domains", label: "Domains", icon: Link2, action: { goTo: paths.domains } },
  { id: "credits", label: "Credits", icon: CreditCard, action: { goTo: paths.credits } },
  { id: "settings", label: "Settings", icon: Settings, action: { goTo: paths.settings } },
  { id: "account", label: "Account", icon: UserRound, action: { goTo: paths.account } },
];

const actions: readonly Omit<Command, "group">[] = [
  { id: "light", label: "Light color scheme", icon: Sun, action: { scheme: "light" } },
  { id: "dark", label: "Dark color scheme", icon: Moon, action: { scheme: "dark" } },
  { id: "system", label: "System color scheme", icon: Monitor, action: { scheme: "auto" } },
  { id: "sign-out", label: "Sign out", icon: LogOut, action: "signOut" },
];

/** Everything the palette offers besides the sites. */
const COMMANDS: readonly Command[] = [
  ...pages.map((page) => ({ ...page, group: "Pages" })),
  ...actions.map((action) => ({ ...action, group: "Actions" })),
];

/** The commands in whose label every typed word begins a word; all of them when nothing is typed. */
export function matchingCommands(typed: string): readonly Command[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return COMMANDS.filter(({ label }) => {
    const words = label.toLowerCase().split(" ");
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
