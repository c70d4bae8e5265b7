import type { HostUi } from "../host-ui.ts";
import { useAwsCredentials } from "./api.ts";
import { AwsCard } from "./aws-card.tsx";
import { AwsChoice } from "./aws-choice.tsx";
import { BucketHttpWarning } from "./bucket-http-warning.tsx";
import { useCurrentBucket } from "./use-current-bucket.ts";
import { useNoFormText } from "./use-no-form-text.ts";
import { useSandboxKeys } from "./use-sandbox-keys.ts";

export const aws: HostUi = {
  SettingsCard: AwsCard,
  ChoiceFields: AwsChoice,
  useCurrentChoice: useCurrentBucket,
  useHasAccounts: () => (useAwsCredentials().data?.length ?? 0) > 0,
  useAccountName: ({ awsCredentialsId }) =>
    useAwsCredentials().data?.find(({ id }) => id === awsCredentialsId)?.name,
  useSandboxAccount: useSandboxKeys,
  http: { Warning: BucketHttpWarning, useNoFormText },
};
