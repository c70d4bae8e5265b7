import { diskTexts } from "@mainstreet/contract/hosts/disk/disk-texts";
import { NativeSelect, TextInput } from "@mantine/core";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { Placeholder } from "../../../ui/placeholder.tsx";
import { chosenOrLast } from "../chosen-or-last.ts";
import type { ChoiceProps, HostUi } from "../host-ui.ts";
import { NoAccount } from "../no-account.tsx";
import { useLastAccounts } from "../use-last-accounts.ts";
import { useDiskAccounts } from "./api.ts";
import { DiskCard } from "./disk-card.tsx";

export const disk: HostUi = {
  SettingsCard: DiskCard,
  ChoiceFields: DiskChoice,
  useCurrentChoice(choice) {
    const offered = useDiskAccounts().data?.map(({ id }) => id);
    const last = useLastAccounts().data?.diskAccountId;
    return { ...choice, diskAccountId: chosenOrLast(choice.diskAccountId, offered, last) };
  },
  useHasAccounts: () => (useDiskAccounts().data?.length ?? 0) > 0,
  useAccountName: ({ diskAccountId }) =>
    useDiskAccounts().data?.find(({ id }) => id === diskAccountId)?.name,
  // The sandbox has no folder to offer.
  useSandboxAccount: () => ({ isThere: false, add: undefined }),
};

function DiskChoice({ value, onChange, errors, whenNone }: ChoiceProps) {
  const { data, isPending, refetch } = useDiskAccounts();
  if (isPending) return <Placeholder lines={1} label="Loading folders" />;
  if (data === undefined)
    return <FailurePanel title={diskTexts.loadFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return <NoAccount title="No folder yet" text={whenNone} />;
  return (
    <>
      <NativeSelect
        label="Folder"
        data={[
          { value: "", label: "Choose a folder" },
          ...data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value.diskAccountId}
        onChange={(event) => onChange({ ...value, diskAccountId: event.currentTarget.value })}
        error={errors["diskAccountId"]}
      />
      <TextInput
        label="Section"
        value={value.diskSection}
        onChange={(event) => onChange({ ...value, diskSection: event.currentTarget.value })}
        error={errors["diskSection"]}
      />
    </>
  );
}
