import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { count } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { Button, useMantineColorScheme } from "@mantine/core";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Globe, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { signOut } from "../../features/auth/sign-out.ts";
import { distinguishingText } from "../../features/campaign-lists/card-facts.ts";
import { messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { DeploymentBadge } from "../../ui/deployment-badge.tsx";
import { paths } from "../paths.ts";
import classes from "./command-palette.module.css";
import { matchingCommands } from "./palette-commands.ts";
import type { CommandAction } from "./palette-commands.ts";
import { PaletteResults } from "./palette-results.tsx";
import type { PaletteOption } from "./palette-results.tsx";

const LABEL = "Search sites, pages and actions";
const LIST = "palette-results";

/** Opens every page, finds every site and runs every command of the menu: one combobox for all of them. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useModal();
  const act = useCommandActions();
  const [typed, setTyped] = useState("");
  const [position, setPosition] = useState(0);
  const found = useFoundCampaigns(typed);
  const options: PaletteOption[] = [
    ...matchingCommands(typed),
    ...found.campaigns.map((campaign) => ({
      id: campaign.id,
      label: campaign.name,
      detail: distinguishingText(campaign),
      icon: Globe,
      group: "Sites",
      action: { campaign: campaign.id },
      trailing: <DeploymentBadge status={campaign.deploymentStatus} />,
    })),
  ];
  const chosen = options[Math.min(position, options.length - 1)];
  const close = () => dialog.current?.close();
  const run = ({ action }: PaletteOption) => {
    close();
    act(action);
  };
  const press = (key: string): boolean => {
    const { length } = options;
    if (key === "ArrowDown") setPosition((position + 1) % length || 0);
    else if (key === "ArrowUp") setPosition((position + length - 1) % length || 0);
    else if (key === "Enter" && chosen !== undefined) run(chosen);
    else return false;
    return true;
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Command palette"
      className={classes.dialog}
      onClose={onClose}
      onClick={(event) => {
        // A click on the dialog element itself is a click outside its content.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={classes.field}>
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={LABEL}
          aria-expanded={options.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          {...(chosen && { "aria-activedescendant": `palette-${chosen.id}` })}
          autoComplete="off"
          spellCheck={false}
          placeholder={LABEL}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPosition(0);
          }}
          onKeyDown={(event) => {
            if (press(event.key)) event.preventDefault();
          }}
        />
        <kbd aria-hidden>Esc</kbd>
      </div>
      <PaletteResults id={LIST} options={options} chosen={chosen} onRun={run} />
      <Outcome found={found} isEmpty={options.length === 0} />
    </dialog>
  );
}

type OutcomeProps = { found: ReturnType<typeof useFoundCampaigns>; isEmpty: boolean };

/** The state of the search for sites. */
function Outcome({ found, isEmpty }: OutcomeProps) {
  if (found.error !== null)
    return (
      <div className={classes.failed} role="alert">
        {messageOf(found.error, texts.campaignLists.listFailed)}
        <Button variant="default" size="sm" onClick={found.retry}>
          Try Again
        </Button>
      </div>
    );
  return (
    <p role="status" className={classes.outcome}>
      {found.isSearching && "Searching sites..."}
      {!found.isSearching && isEmpty && "Nothing found. Try a service, a city or a phone number."}
      {found.more > 0 && `${count(found.more)} more: type on to narrow them down.`}
    </p>
  );
}

/** Opens a dialog element above everything. The browser keeps the focus inside, and restores it when the dialog is closed. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return dialog;
}

function useCommandActions(): (action: CommandAction) => void {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  return (action) => {
    if (action === "signOut") signOut();
    else if ("scheme" in action) setColorScheme(action.scheme);
    else if ("goTo" in action) void navigate({ to: action.goTo });
    else void navigate({ to: paths.campaign, params: { id: action.campaign } });
  };
}

const PAUSE_MS = 150;
const SHOWN = 8;

/** Searches all campaigns once typing pauses. Results of an earlier text are never shown. */
function useFoundCampaigns(typed: string) {
  const wanted = typed.trim();
  const q = usePaused(wanted);
  const search = useQuery({
    queryKey: ["campaign-search", q],
    queryFn:
      q === ""
        ? skipToken
        : ({ signal }) =>
            callApi(listCampaigns, { query: { q, limit: String(SHOWN) } }, { signal }),
  });
  const isCurrent = q === wanted;
  return {
    isSearching: wanted !== "" && (!isCurrent || search.isPending),
    campaigns: isCurrent ? (search.data?.campaigns ?? []) : [],
    more: isCurrent && search.data ? search.data.total - search.data.campaigns.length : 0,
    error: isCurrent ? search.error : null,
    retry: () => void search.refetch(),
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
