import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { NativeSelect } from "@mantine/core";
import { FailurePanel } from "../../../ui/failure-panel.tsx";
import { Placeholder } from "../../../ui/placeholder.tsx";
import type { ChoiceProps } from "../host-ui.ts";
import { NoAccount } from "../no-account.tsx";
import { useCloudflareTokens } from "./api.ts";

/** The fields for Cloudflare: the user's own accounts, each with the domain under which its sites are published. */
export function CloudflareChoice({ value, onChange, errors, whenNone }: ChoiceProps) {
  const { data: tokens, isPending, refetch } = useCloudflareTokens();
  if (isPending) return <Placeholder lines={1} label="Loading Cloudflare accounts" />;
  if (tokens === undefined)
    return (
      <FailurePanel title={cloudflareTexts.tokens.fetchFailed} onRetry={() => void refetch()} />
    );
  if (tokens.length === 0) return <NoAccount title="No Cloudflare account yet" text={whenNone} />;
  const accounts = tokens.map(({ id, name, zone }) => ({
    value: id,
    label: `${name} (${zone || "trial address"})`,
  }));
  return (
    <NativeSelect
      label="Cloudflare Account"
      data={[{ value: "", label: "Choose an account" }, ...accounts]}
      value={value.cloudflareTokenId}
      onChange={(event) => onChange({ ...value, cloudflareTokenId: event.currentTarget.value })}
      error={errors["cloudflareTokenId"]}
    />
  );
}
