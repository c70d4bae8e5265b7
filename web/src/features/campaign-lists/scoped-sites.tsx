import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { MapPoint } from "@mainstreet/contract/dashboard";
import { texts } from "@mainstreet/contract/texts";
import { useCallbackRef } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { keepOperationSelection } from "../../lib/operation-selection.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { fetchSelection, filterOf, prefetchCampaignList } from "./api.ts";
import type { CampaignListScope } from "./api.ts";
import { BulkEditDialog } from "./bulk-edit-dialog.tsx";
import { copyUrls } from "./copy-urls.ts";
import { DeleteCampaignsDialog } from "./delete-dialog.tsx";
import type { ListSearch } from "./list-search.ts";
import { removeCampaigns } from "./remove-campaigns.ts";
import { reportBulkEdit } from "./report-bulk-edit.ts";
import type { SelectableCampaign } from "./selection.ts";
import { ServiceList } from "./service-list.tsx";
import { useSelection } from "./use-selection.ts";
import { useShownCampaigns } from "./use-shown-campaigns.ts";

const LabelDialog = lazy(() =>
  import("./label-dialog.tsx").then(({ LabelDialog: component }) => ({ default: component })),
);

const ShareDialog = lazy(() =>
  import("./share-dialog.tsx").then(({ ShareDialog: component }) => ({ default: component })),
);

const { selectionFailed, sitesFound } = texts.campaignLists;

type Shown = ReturnType<typeof useShownCampaigns>;

/** The texts and buttons of the header. */
type HeaderFacts = {
  shown: Shown;
  /** "12 sites found", or why the number is not known. */
  found: string;
  isNextElsewhere: boolean;
  isFetching: boolean;
  onRefresh: () => void;
};

type Props = {
  scope: CampaignListScope;
  /** Changes the address; while the user types, without a new entry in the history. */
  onSearch: (change: ListSearch, isTyping?: boolean) => void;
  header: (facts: HeaderFacts) => ReactNode;
  /** Shown when the list is empty. */
  empty: (shown: Shown, onSearch: Props["onSearch"]) => ReactNode;
  isOverall?: boolean;
  /** The warning that visitors of a site get from their browsers. Always the same function. */
  warning: (campaign: ListedCampaign) => ReactNode;
  /** The sites on a map. */
  map: (points: readonly MapPoint[]) => ReactNode;
};

/** A list of campaigns with all actions on many at once. */
export function ScopedSites(props: Props) {
  const { scope, onSearch, header, empty, ...content } = props;
  const shown = useShownCampaigns(scope);
  const { listKey } = shown;
  const find = () => fetchSelection(scope);
  const selection = useSelection({ listKey, rowAt: shown.rowAt, find });
  const [toEdit, setToEdit] = useState<readonly SelectableCampaign[]>([]);
  const [toLabel, setToLabel] = useState<readonly SelectableCampaign[]>([]);
  const [toDelete, setToDelete] = useState<readonly SelectableCampaign[]>([]);
  const share = useShare(scope, shown.total);
  const list = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const change = useChangeSites(scope);

  const chosen = [...selection.choice.values()];
  const ask = useAsk(scope, onSearch);
  const selectAll = () =>
    selection
      .chooseAll()
      .catch((error: unknown) => toastFailure(messageOf(error, selectionFailed)));
  const copy = useCallbackRef(
    () => void copyUrls(async () => (selection.isSelecting ? chosen : (await find()).campaigns)),
  );
  const leave = () => {
    selection.end();
    // The focused element may have been removed with its card.
    list.current?.focus({ preventScroll: true });
  };
  const refresh = () => void client.invalidateQueries();
  const remove = (keepSite: boolean) => {
    const ids = toDelete.map(({ id }) => id);
    void removeCampaigns({ ids, listKey, keepSite }, refresh);
    setToDelete([]);
    leave();
  };
  const askToDelete = useCallback((campaign: SelectableCampaign) => setToDelete([campaign]), []);
  return (
    <>
      {header(headerFacts(shown, refresh))}
      <div ref={list} tabIndex={-1} style={{ outline: "none" }}>
        <ServiceList
          {...content}
          shown={shown}
          of={scope.of}
          search={scope.search}
          empty={empty(shown, ask)}
          onSearch={ask}
          selection={selection}
          actions={{
            onLeave: leave,
            onAll: () => void selectAll(),
            onCopy: copy,
            onShare: share.open,
            onChange: () => change(chosen, selection.digest),
            onEdit: () => setToEdit(chosen),
            onLabels: () => setToLabel(chosen),
            onDelete: () => setToDelete(chosen),
            onDeleteOne: askToDelete,
          }}
        />
      </div>
      <BulkEditDialog
        campaigns={toEdit}
        onClose={() => setToEdit([])}
        onDone={(response) => {
          reportBulkEdit(response);
          setToEdit([]);
          leave();
        }}
      />
      <LabelsOf campaigns={toLabel} onClose={() => setToLabel([])} onSaved={leave} />
      {share.dialog}
      <DeleteCampaignsDialog
        campaigns={toDelete}
        onConfirm={remove}
        onClose={() => setToDelete([])}
      />
    </>
  );
}

/** Changes the search; its campaigns are fetched before they are first rendered. */
function useAsk(scope: CampaignListScope, onSearch: Props["onSearch"]) {
  const client = useQueryClient();
  return useCallbackRef((changes: ListSearch, isTyping?: boolean) => {
    prefetchCampaignList(client, { of: scope.of, search: { ...scope.search, ...changes } });
    onSearch(changes, isTyping);
  });
}

/** The dialog that shares the list, which is loaded when it is opened. */
function useShare(scope: CampaignListScope, total: number) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <ShareDialog scope={scope} total={total} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { open: useCallback(() => setIsOpen(true), []), dialog };
}

type LabelsProps = {
  campaigns: readonly SelectableCampaign[];
  onClose: () => void;
  onSaved: () => void;
};

/** The dialog of labels, which is loaded when it is opened. */
function LabelsOf({ campaigns, onClose, onSaved }: LabelsProps) {
  if (campaigns.length === 0) return null;
  const onDone = () => {
    onClose();
    onSaved();
  };
  return (
    <Suspense>
      <LabelDialog campaigns={campaigns} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
}

/** Leads to the form that changes the chosen sites. */
function useChangeSites(scope: CampaignListScope) {
  const navigate = useNavigate();
  return (chosen: readonly SelectableCampaign[], digest: string | undefined) => {
    // With a digest all matching campaigns were selected: the server finds them by the filter, and checks that they are still the same.
    keepOperationSelection(
      digest === undefined
        ? { campaignIds: chosen.map(({ id }) => id) }
        : { filter: filterOf(scope), count: chosen.length, ...(digest !== "" && { digest }) },
    );
    void navigate({ to: paths.newOperation });
  };
}

const headerFacts = (shown: Shown, onRefresh: () => void): HeaderFacts => ({
  shown,
  found: foundText(shown.query, shown.total),
  isNextElsewhere: !shown.query.isPending && shown.total === 0,
  isFetching: shown.query.isFetching,
  onRefresh,
});

function foundText({ isPending, data }: { isPending: boolean; data: unknown }, total: number) {
  if (isPending) return "Loading campaigns…";
  return data === undefined ? "The list could not be loaded" : sitesFound(total);
}
