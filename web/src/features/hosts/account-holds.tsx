import {
  accountHoldTexts,
  checkAccountHold,
  listAccountHolds,
} from "@mainstreet/contract/account-holds";
import type { AccountHold } from "@mainstreet/contract/account-holds";
import type { DeploymentType } from "@mainstreet/contract/deployment";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./credentials.module.css";

const key = ["account-holds"];
const CHECKING_MS = 1_500;
const QUIET_MS = 60_000;

/** The user's accounts of one host that are on hold; polled more often while one of them is checked. */
export function useAccountHolds(type: DeploymentType): AccountHold[] {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(listAccountHolds, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.holds.some(({ isChecking }) => isChecking) ? CHECKING_MS : QUIET_MS,
  });
  return data?.holds.filter(({ deploymentType }) => deploymentType === type) ?? [];
}

type Props = { holds: AccountHold[]; accounts: { id: string; name: string }[] };

/** Explains for each account on hold why none of its sites is deployed, and lets the user start a check. */
export function AccountHolds({ holds, accounts }: Props) {
  return (
    <div role="status" className={classes.holds}>
      {holds.map((hold) => {
        const name = accounts.find(({ id }) => id === hold.accountId)?.name;
        return name && <HoldNotice key={hold.accountId} hold={hold} name={name} />;
      })}
    </div>
  );
}

function HoldNotice({ hold, name }: { hold: AccountHold; name: string }) {
  const check = useCheckHold(name);
  const isBusy = check.isPending || hold.isChecking;
  return (
    <Notice tone="bad" title={`${name} is on hold`}>
      <p>{hold.reason}</p>
      <p>
        Deployments to it wait and go on by themselves. <NextCheck hold={hold} />
      </p>
      <SubmitButton
        variant="default"
        size="sm"
        aria-label={`${isBusy ? "Checking…" : "Check again"}: ${name}`}
        busy={isBusy}
        busyText="Checking…"
        onClick={() => check.mutate(hold.accountId)}
      >
        Check again
      </SubmitButton>
    </Notice>
  );
}

function NextCheck({ hold: { nextCheckAt, isChecking } }: { hold: AccountHold }) {
  if (isChecking) return "One of them is being tried just now.";
  if (nextCheckAt === null) return "The next one is tried.";
  return (
    <>
      One of them is tried <When iso={nextCheckAt} />.
    </>
  );
}

function useCheckHold(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(checkAccountHold, { params: { id } }),
    onSuccess: ({ hold }) => {
      if (hold === null) toastSuccess(`${name} is not on hold. Its next deployment is tried.`);
      return client.invalidateQueries({ queryKey: key });
    },
    onError: (error) => toastFailure(messageOf(error, accountHoldTexts.checkFailed)),
  });
}
