import { useLabels } from "../../lib/labels-and-businesses.ts";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { TagsInput } from "@mantine/core";
import { useRef, useState } from "react";
import { toastWithAction } from "../../lib/toasts.ts";
import { resetRefusal } from "../../lib/use-schema-form.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { NamedLabel } from "./label-badges.tsx";
import { useAssignLabels, useLabelsOf } from "./labels-api.ts";
import filters from "./list-toolbar.module.css";
import { useLabelRefusal } from "./use-label-refusal.ts";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";

const TITLE = "Labels";
const HINT = "For finding sites in lists. No page shows them, and each change is saved at once.";

/** The labels of one site. */
export function SiteLabelsCard({ campaignId }: { campaignId: string }) {
  const { data, isError, refetch } = useLabelsOf(campaignId);
  if (data === undefined && isError)
    return (
      <Card title={TITLE} hint={HINT}>
        <FailurePanel title="The labels could not be loaded" onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <Card title={TITLE} hint={HINT}>
      {data === undefined ? (
        <Placeholder lines={2} label="Loading the labels" />
      ) : (
        <LabelsField campaignId={campaignId} saved={data} />
      )}
    </Card>
  );
}

type Change = { add: string[]; remove: string[] };

/** Only the change is sent, not the whole list: a label that somebody else adds at the same time stays. */
function LabelsField({ campaignId, saved }: { campaignId: string; saved: readonly string[] }) {
  const labels = useLabels();
  const { save, shown, call } = useSavedLabels(campaignId, saved);
  const { add, remove, other } = useLabelRefusal(call.error);
  const [typed, setTyped] = useState("");
  const names = (labels.data ?? []).map(({ name }) => name);
  return (
    <TagsInput
      ref={add.ref}
      error={add.error || remove.error || other}
      aria-label="Labels of this site"
      size="md"
      miw={0}
      withScrollArea={false}
      classNames={{ options: filters.options ?? "" }}
      data={names}
      maxTags={LABEL_LIMIT.ofSite}
      acceptValueOnBlur
      splitChars={[","]}
      placeholder={shown.length === 0 ? "Type a name and press Enter" : ""}
      value={[...shown]}
      onChange={(all) => void save(differenceOf(shown, all))}
      searchValue={typed}
      onSearchChange={(text) => {
        if (text !== typed && text !== "") resetRefusal(call);
        setTyped(text);
      }}
      renderOption={({ option }) => <NamedLabel name={option.value} labels={labels.data} />}
    />
  );
}

/** The labels as they will be after all pending saves, and a function that changes them. */
function useSavedLabels(campaignId: string, saved: readonly string[]) {
  const call = useAssignLabels();
  const [pending, setPending] = useState<readonly string[]>();
  const inFlight = useRef(0);
  const shown = pending ?? saved;
  const send = async (change: Change): Promise<boolean> => {
    setPending((now) => changed(now ?? saved, change));
    inFlight.current += 1;
    const isSaved = await call.mutateAsync({ ids: [campaignId], ...change }).then(
      () => true,
      () => false,
    );
    inFlight.current -= 1;
    if (inFlight.current === 0) setPending(undefined);
    return isSaved;
  };
  const save = async (change: Change) => {
    if (change.add.length + change.remove.length === 0 || !(await send(change))) return;
    const back = { add: change.remove, remove: change.add };
    toastWithAction(wordsOf(change), { label: "Undo", run: () => void send(back) });
  };
  return { shown, save, call };
}

const keyOf = (name: string) => name.toLowerCase();
const without = (names: readonly string[], others: readonly string[]): string[] => {
  const keys = new Set(others.map(keyOf));
  return names.filter((name) => !keys.has(keyOf(name)));
};

const changed = (names: readonly string[], { add, remove }: Change): string[] => [
  ...without(names, remove),
  ...add,
];

/** The names that were added and removed. Names may be pasted with commas between them. */
function differenceOf(before: readonly string[], after: readonly string[]): Change {
  const names = after
    .flatMap((text) => text.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return { add: without(names, before), remove: without(before, names) };
}

const list = (names: string[]) => names.map((name) => `“${name}”`).join(", ");

function wordsOf({ add, remove }: Change): string {
  const parts = [
    ...(add.length > 0 ? [`${list(add)} added`] : []),
    ...(remove.length > 0 ? [`${list(remove)} removed`] : []),
  ];
  return parts.join(", ");
}
