import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { NativeSelect } from "@mantine/core";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { Placeholder } from "../../../ui/placeholder.tsx";
import { useNetlifyTokens } from "./api.ts";
import type { ChoiceProps } from "../host-ui.ts";
import { NoAccount } from "../no-account.tsx";
import { useNetlifyAccounts } from "./use-netlify-accounts.ts";

/** The fields for Netlify: the operator's account where there is one, and the user's own accounts. */
export function NetlifyChoice({ value, onChange, errors, whenNone, isRun = false }: ChoiceProps) {
  const tokens = useNetlifyTokens();
  const config = usePublicConfig();
  const accounts = useNetlifyAccounts(isRun);
  if (tokens.isPending || config.isPending)
    return <Placeholder lines={1} label="Loading Netlify accounts" />;
  if (accounts === undefined)
    return (
      <FailurePanel
        title={netlifyTexts.tokens.fetchFailed}
        onRetry={() => void Promise.all([tokens.refetch(), config.refetch()])}
      />
    );
  if (accounts.length === 0) return <NoAccount title="No Netlify account yet" text={whenNone} />;
  return (
    <NativeSelect
      label="Netlify Account"
      data={[{ value: "", label: "Choose an account" }, ...accounts]}
      value={value.netlifyTokenId}
      onChange={(event) => onChange({ ...value, netlifyTokenId: event.currentTarget.value })}
      error={errors["netlifyTokenId"]}
    />
  );
}
