import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { NativeSelect } from "@mantine/core";
import { usePublicConfig } from "../../lib/public-config.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useNetlifyTokens } from "./api.ts";
import type { ChoiceProps } from "./deployment-choice.tsx";
import { NoAccount } from "./no-account.tsx";

/** The Netlify side: the operator's account where there is one, and the user's own. */
export function NetlifyChoice({ value, onChange, errors, whenNone }: ChoiceProps) {
  const tokens = useNetlifyTokens();
  const config = usePublicConfig();
  if (tokens.isPending || config.isPending)
    return <Placeholder lines={1} label="Loading Netlify accounts" />;
  if (tokens.data === undefined || config.data === undefined)
    return (
      <FailurePanel
        title={texts.netlifyTokens.fetchFailed}
        onRetry={() => void Promise.all([tokens.refetch(), config.refetch()])}
      />
    );
  const hasDefault = config.data.hasDefaultNetlifyAccount;
  if (!hasDefault && tokens.data.length === 0)
    return <NoAccount title="No Netlify account yet" text={whenNone} />;
  const accounts = [
    ...(hasDefault ? [{ value: DEFAULT_NETLIFY_ACCOUNT, label: "Default account" }] : []),
    ...tokens.data.map(({ id, name }) => ({ value: id, label: name })),
  ];
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
