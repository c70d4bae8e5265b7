import * as disk from "@mainstreet/contract/hosts/disk/disk-accounts";
import type { DiskAccount, DiskAccountInput } from "@mainstreet/contract/hosts/disk/disk-accounts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { send } from "../../../lib/send.ts";
import { useShownAtOnce } from "../../../lib/use-shown-at-once.ts";
import { without } from "../without.ts";

const accountsKey = ["disk-accounts"];

export function useDiskAccounts() {
  return useQuery({
    queryKey: accountsKey,
    queryFn: ({ signal }) => send(disk.listDiskAccounts, {}, { signal }),
  });
}

export function useAddDiskAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DiskAccountInput) => send(disk.addDiskAccount, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountsKey }),
  });
}

export function useDeleteDiskAccount() {
  return useMutation({
    mutationFn: (id: string) => send(disk.deleteDiskAccount, { params: { id } }),
    ...useShownAtOnce(accountsKey, without<DiskAccount>),
  });
}
