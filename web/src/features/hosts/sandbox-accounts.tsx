import { DEPLOYMENT_TYPES, type DeploymentType } from "@mainstreet/contract/deployment";
import { hosts as descriptions } from "@mainstreet/contract/hosts/registry";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { hosts } from "./registry.ts";

const UNKNOWN = "It was not added. Please try again.";

/** In the sandbox: one button stores its accounts with all hosts. */
export function SandboxAccounts() {
  const sandbox = usePublicConfig().data?.sandbox;
  return sandbox === undefined ? null : <ConnectAll />;
}

function ConnectAll() {
  const accounts = useSandboxAccounts().filter(({ add }) => add !== undefined);
  const [failures, setFailures] = useState<Partial<Record<DeploymentType, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  // If it were pressed before all lists are loaded, an account could be left out.
  const isKnown = accounts.every(({ isThere }) => isThere !== undefined);
  const missing = accounts.filter(({ isThere }) => isThere === false);
  const isAll = accounts.every(({ isThere }) => isThere);
  const connect = async () => {
    setIsBusy(true);
    const failed: typeof failures = {};
    for (const { type, add } of missing)
      await add?.().catch((error: unknown) => void (failed[type] = messageOf(error, UNKNOWN)));
    setFailures(failed);
    setIsBusy(false);
  };
  return (
    <Card
      title="Sandbox Accounts"
      hint="Emulators on this machine stand for the hosts. Nothing leaves it, and nothing is charged."
    >
      <div role="status">
        {isAll && <Notice tone="good" title="The sandbox accounts of all hosts are connected." />}
      </div>
      {isKnown && missing.length > 0 && (
        <SubmitButton busy={isBusy} busyText="Connecting..." onClick={() => void connect()}>
          Connect all sandbox accounts
        </SubmitButton>
      )}
      {DEPLOYMENT_TYPES.map((type) => {
        const failure = failures[type];
        const { label } = descriptions[type];
        return (
          failure !== undefined && (
            <Notice key={type} tone="bad" role="alert" title={`${label}: ${failure}`} />
          )
        );
      })}
    </Card>
  );
}

/** The list of hosts is the same in every render, so the hooks are called in the same order. */
function useSandboxAccounts() {
  return DEPLOYMENT_TYPES.map((type) => ({ type, ...hosts[type].useSandboxAccount() }));
}
