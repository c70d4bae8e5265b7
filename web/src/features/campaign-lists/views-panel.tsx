import type { SavedView } from "@mainstreet/contract/saved-views";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import type { CampaignListScope } from "./api.ts";
import type { ListSearch } from "./list-search.ts";
import { NewView } from "./new-view.tsx";
import { isShown, routeOfView, viewIn, viewSearchOf } from "./view-search.ts";
import { DeletedView, ViewRow } from "./view-row.tsx";
import { useSaveViews } from "./views-api.ts";
import type { useViews } from "./views-api.ts";
import classes from "./views-menu.module.css";

type Props = {
  scope: CampaignListScope;
  views: ReturnType<typeof useViews>;
  onSearch: (change: ListSearch) => void;
  onClose: () => void;
};

/** The saved views, each of which can be opened, renamed and deleted; a form that saves the current list; and its link. */
export function ViewsPanel({ scope, views, onSearch, onClose }: Props) {
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = views;
  const shown = viewIn(data ?? [], scope);
  const [deleted, setDeleted] = useState<SavedView>();
  const panel = useRef<HTMLDivElement>(null);
  // The focused element was removed: with the focus on the panel, Escape and Tab still work.
  const keepFocus = () => panel.current?.focus();
  const open = (view: SavedView) => {
    onClose();
    void navigate({ ...routeOfView(view), resetScroll: false });
  };
  if (isPending) return <Placeholder lines={4} label="Loading views" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, "The views could not be loaded. Please try again.")}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <h2 className={classes.title}>Saved views</h2>
      {data.length === 0 && (
        <p className="note">
          A view keeps how a list is filtered, sorted and shown, and brings it back with one click.
        </p>
      )}
      {data.length > 0 && (
        <ul className={classes.views} aria-label="Views">
          {data.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isShown={view === shown}
              onOpen={() => open(view)}
              onDeleted={() => setDeleted(view)}
              onRenamed={keepFocus}
            />
          ))}
        </ul>
      )}
      {deleted !== undefined && (
        <DeletedView
          view={deleted}
          onRestored={({ id }) => {
            setDeleted(undefined);
            keepFocus();
            if (deleted.id === scope.search.view) onSearch({ view: id });
          }}
        />
      )}
      {shown !== undefined && !isShown(shown, scope) && (
        <ChangedView view={shown} scope={scope} onReset={() => open(shown)} onSaved={keepFocus} />
      )}
      <NewView
        search={viewSearchOf(scope)}
        onSaved={({ id, name }) => {
          onSearch({ view: id });
          toastSuccess(`View “${name}” saved`);
          onClose();
        }}
      />
      <CopyLink />
    </div>
  );
}

type ChangedProps = {
  view: SavedView;
  scope: CampaignListScope;
  onReset: () => void;
  onSaved: () => void;
};

/** The list was changed since its view was opened: saves that in the view, or restores the view. */
function ChangedView({ view, scope, onReset, onSaved }: ChangedProps) {
  const { change } = useSaveViews();
  const save = () =>
    change.mutate(
      { id: view.id, search: viewSearchOf(scope) },
      {
        onSuccess: () => {
          toastSuccess(`View “${view.name}” saved`);
          onSaved();
        },
        onError: (error) => toastFailure(messageOf(error, "The view could not be saved.")),
      },
    );
  return (
    <div className={classes.changes} role="status">
      <p>This list is not as “{view.name}” was saved.</p>
      <div className={classes.actions}>
        <Button size="sm" variant="default" disabled={change.isPending} onClick={save}>
          Save changes
        </Button>
        <Button size="sm" variant="subtle" onClick={onReset}>
          Back to the view
        </Button>
      </div>
    </div>
  );
}

/** Copies the address: it contains the whole search, and works for everybody who is signed in to the account. */
function CopyLink() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setIsCopied(true);
    } catch {
      // Browsers offer the clipboard on https and localhost only.
      toastFailure("Copying is not possible here. Please copy the address of this page.");
    }
  };
  return (
    <div className={classes.link}>
      <Button
        size="sm"
        variant="default"
        leftSection={<Link2 size={15} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? "Link copied" : "Copy link to this list"}
      </Button>
      <p className="note">It opens for anyone who is signed in to this account.</p>
    </div>
  );
}
