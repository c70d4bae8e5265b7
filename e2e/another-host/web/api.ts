import * as disk from "@mainstreet/contract/hosts/disk/disk-accounts";
import type { DiskAccount, DiskAccountInput } from "@mainstreet/contract/hosts/disk/disk-accounts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/send.ts";
import { useOptimisticList } from "../../../lib/use-optimistic-list.ts";
import { without } from "../without.ts";

const accountsKey = ["disk-accounts"];

export function useDiskAccounts() {
  return useQuery({
    queryKey: accountsKey,
    queryFn: ({ signal }) => callApi(disk.listDiskAccounts, {}, { signal }),
  });
}

export function useAddDiskAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DiskAccountInput) => callApi(disk.addDiskAccount, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountsKey }),
  });
}

export function useDeleteDiskAccount() {
  return useMutation({
    mutationFn: (id: string) => callApi(disk.deleteDiskAccount, { params: { id } }),
    ...useOptimisticList(accountsKey, without<DiskAccount>),
  });
}
