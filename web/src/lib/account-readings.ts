import { readAccounts } from "@mainstreet/contract/account-readings";
import {
  choiceFieldsOf,
  type DeploymentType,
  type FormChoice,
} from "@mainstreet/contract/deployment";
import type { AccountReading } from "@mainstreet/contract/hosts/forecast";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "./send.ts";

/** For how long a reading counts as fresh: limits per minute have been reset after it. */
const STALE_MS = 60_000;

function useAccountReadings() {
  return useQuery({
    queryKey: ["account-readings"],
    queryFn: ({ signal }) => callApi(readAccounts, {}, { signal }),
    staleTime: STALE_MS,
  }).data?.accounts;
}

/** What is known of the chosen account; undefined until a site of the user's was published there. */
export function useAccountReading(choice: FormChoice): AccountReading | undefined {
  const { deploymentType } = choice;
  const [field] = choiceFieldsOf(deploymentType);
  const account = field && choice[field];
  return useAccountReadings()?.find(
    (one) => one.deploymentType === deploymentType && one.account === account,
  );
}

/** What is known of the only account with sites of the user; undefined where there are several. */
export function useOnlyReading(): (host: DeploymentType) => AccountReading | undefined {
  const accounts = useAccountReadings();
  return (host) => {
    const [only, ...others] = accounts?.filter((one) => one.deploymentType === host) ?? [];
    return others.length === 0 ? only : undefined;
  };
}
