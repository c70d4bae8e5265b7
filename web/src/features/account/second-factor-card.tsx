import type { Passkey, SecondFactor } from "@mainstreet/contract/second-factor";
import { lazy, Suspense, useRef, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import classes from "./account.module.css";
import type { AppSecret } from "./add-app-dialog.tsx";
import type { Factor } from "./remove-factor-dialog.tsx";
import { AppSection, CodesSection, PasskeysSection } from "./factor-sections.tsx";
import { useSecondFactor, useStartTotp } from "./second-factor-api.ts";

const FactorDialogs = lazy(() =>
  import("./factor-dialogs.tsx").then(({ FactorDialogs: component }) => ({ default: component })),
);

/** What is open over the card. */
export type Open =
  | { dialog: "add-passkey" }
  | { dialog: "add-app"; app: AppSecret }
  | { dialog: "rename"; passkey: Passkey }
  | { dialog: "remove"; factor: Factor }
  | { dialog: "new-codes" }
  | { dialog: "codes"; codes: readonly string[] };

/** Shows the second factors with which the user signs in after the password. */
export function SecondFactorCard() {
  const { data, isPending, error, refetch } = useSecondFactor();
  const isOff = data !== undefined && countFactors(data) === 0;
  return (
    <Card
      title="Second factor"
      hint={`With one, nobody gets into your account by your password alone.${isOff ? " The first one signs out your other devices." : ""}`}
      actions={data !== undefined && <State data={data} />}
    >
      {isPending && <Placeholder lines={4} label="Loading your second factor" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, "Failed to load your second factor")}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <Sections data={data} />}
    </Card>
  );
}

const countFactors = ({ passkeys, totp }: SecondFactor) =>
  passkeys.length + (totp === null ? 0 : 1);

function State({ data }: { data: SecondFactor }) {
  return countFactors(data) > 0 ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>;
}

function Sections({ data }: { data: SecondFactor }) {
  const [open, setOpen] = useState<Open>();
  const [wasOpened, setWasOpened] = useState(false);
  const sections = useRef<HTMLDivElement>(null);
  const start = useStartTotp();
  const show = (next: Open) => {
    setWasOpened(true);
    setOpen(next);
  };
  const end = () => {
    // The element that opened the dialog may be removed: a row, or another dialog.
    setOpen(undefined);
    sections.current?.focus();
  };
  const startApp = () =>
    start.mutate(undefined, {
      onSuccess: (app) => show({ dialog: "add-app", app }),
      onError: (error) => toastFailure(messageOf(error, "Failed to set up the app")),
    });
  return (
    <div ref={sections} className={classes.sections} tabIndex={-1} aria-label="Second factors">
      <PasskeysSection
        data={data}
        onAdd={() => show({ dialog: "add-passkey" })}
        onRename={(passkey) => show({ dialog: "rename", passkey })}
        onRemove={(factor) => show({ dialog: "remove", factor })}
      />
      <AppSection
        data={data}
        isBusy={start.isPending}
        onAdd={startApp}
        onRemove={(factor) => show({ dialog: "remove", factor })}
      />
      {countFactors(data) > 0 && (
        <CodesSection left={data.recoveryCodesLeft} onMake={() => show({ dialog: "new-codes" })} />
      )}
      {wasOpened && (
        <Suspense>
          <FactorDialogs
            open={open}
            isLast={countFactors(data) === 1}
            onClose={() => setOpen(undefined)}
            onAdded={(codes) => (codes ? setOpen({ dialog: "codes", codes }) : end())}
            onEnded={end}
          />
        </Suspense>
      )}
    </div>
  );
}
