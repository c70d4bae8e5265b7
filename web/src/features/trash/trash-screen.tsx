import { count, countOf } from "@mainstreet/contract/count";
import { TRASH_DAYS } from "@mainstreet/contract/limits";
import type { TrashedSite } from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useRestoreTrashed, useTrash } from "./api.ts";
import { DeleteNowDialog, RestoreDialog } from "./trash-dialogs.tsx";
import { TrashRow } from "./trash-row.tsx";
import { priceOf } from "./trash-words.ts";
import classes from "./trash.module.css";

/** The sites that were deleted within the last 30 days: each with its state, and buttons to restore it or delete it for good. */
export function TrashScreen({ above }: { above: ReactNode }) {
  const [q, setQ] = useState("");
  const trash = useTrash(q);
  const [isEmptying, setEmptying] = useState(false);
  const first = trash.data?.pages[0];
  const all = Object.values(first?.states ?? {}).reduce((sum, sites) => sum + sites, 0);
  const up = (first?.states.left ?? 0) + (first?.states.refused ?? 0);
  return (
    <>
      <PageHeader
        title="Trash"
        subtitle={`Deleted sites can be restored for ${TRASH_DAYS} days`}
        above={above}
      >
        {all > 0 && (
          <Button variant="outline" color="red" onClick={() => setEmptying(true)}>
            Empty trash
          </Button>
        )}
      </PageHeader>
      {first === undefined ? (
        <Waiting trash={trash} />
      ) : all === 0 ? (
        <Nothing />
      ) : (
        <div className={classes.screen}>
          <SearchField
            label="Search the trash"
            placeholder="Search by name, city, phone…"
            value={q}
            onSearch={setQ}
            className={classes.search}
          />
          <Sites trash={trash} q={q} />
        </div>
      )}
      <DeleteNowDialog
        sites={[]}
        all={isEmptying ? { total: all, up } : undefined}
        onClose={() => setEmptying(false)}
        onDone={() => setEmptying(false)}
      />
    </>
  );
}

type Trash = ReturnType<typeof useTrash>;

function Waiting({ trash: { error, isPending, refetch } }: { trash: Trash }) {
  if (isPending) return <Placeholder lines={6} label="Loading the trash" />;
  return (
    <FailurePanel
      isNext
      title={messageOf(error, trashTexts.loadFailed)}
      onRetry={() => void refetch()}
    />
  );
}

function Nothing() {
  return (
    <EmptyPanel
      title="The trash is empty"
      text={`What you delete stays here for ${TRASH_DAYS} days, and can be restored.`}
    >
      <Button renderRoot={(props) => <Link to={paths.sites} {...props} />}>All Sites</Button>
    </EmptyPanel>
  );
}

/** The sites that were found, with the actions on one site or on the ticked ones. */
function Sites({ trash, q }: { trash: Trash; q: string }) {
  const sites = trash.data?.pages.flatMap((page) => page.sites) ?? [];
  const total = trash.data?.pages[0]?.total ?? 0;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [toPay, setToPay] = useState<readonly TrashedSite[]>([]);
  const [toDelete, setToDelete] = useState<readonly TrashedSite[]>([]);
  const clear = () => setTicked(new Set());
  const restore = useRestoreTrashed(clear);
  const chosen = sites.filter(({ id }) => ticked.has(id));
  const tick = (id: string, isChosen: boolean) => {
    const next = new Set(ticked);
    if (isChosen) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const askToRestore = (some: readonly TrashedSite[]) => {
    if (priceOf(some) > 0) setToPay(some);
    else restore.mutate({ campaignIds: some.map(({ id }) => id), credits: 0 });
  };
  if (sites.length === 0) return <p className={classes.none}>Nothing in the trash fits “{q}”.</p>;
  const isAll = chosen.length === sites.length;
  return (
    <>
      <section className={classes.bar} aria-label="Selection">
        <p role="status">
          {chosen.length === 0
            ? countOf(total, "site")
            : `${count(chosen.length)} of ${count(total)} selected`}
        </p>
        <Button
          size="sm"
          variant="default"
          onClick={() => (isAll ? clear() : setTicked(new Set(sites.map(({ id }) => id))))}
        >
          {isAll ? "Deselect All" : "Select All"}
        </Button>
        {chosen.length > 0 && (
          <>
            <Button size="sm" loading={restore.isPending} onClick={() => askToRestore(chosen)}>
              Restore Selected
            </Button>
            <Button size="sm" variant="outline" color="red" onClick={() => setToDelete(chosen)}>
              Delete Selected Now
            </Button>
          </>
        )}
      </section>
      <ul className={classes.list} aria-label="Deleted sites">
        {sites.map((site) => (
          <TrashRow
            key={site.id}
            site={site}
            isChosen={ticked.has(site.id)}
            onChoose={(isChosen) => tick(site.id, isChosen)}
            onRestore={() => askToRestore([site])}
            onDelete={() => setToDelete([site])}
          />
        ))}
      </ul>
      {trash.hasNextPage && (
        <Button
          variant="default"
          aria-disabled={trash.isFetchingNextPage}
          onClick={() => void trash.fetchNextPage()}
        >
          {trash.isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
      <RestoreDialog sites={toPay} onClose={() => setToPay([])} onDone={clear} />
      <DeleteNowDialog sites={toDelete} onClose={() => setToDelete([])} onDone={clear} />
    </>
  );
}
