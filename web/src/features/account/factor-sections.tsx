import { MAX_PASSKEYS, type Passkey, type SecondFactor } from "@mainstreet/contract/second-factor";
import { countOf } from "@mainstreet/contract/count";
import { secondFactorTexts } from "@mainstreet/contract/second-factor-texts";
import { Button } from "@mantine/core";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { hasPasskeys } from "../../lib/passkeys.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./account.module.css";
import type { Factor } from "./remove-factor-dialog.tsx";

type SectionProps = { title: string; text: ReactNode; action: ReactNode; children?: ReactNode };

function Section({ title, text, action, children }: SectionProps) {
  return (
    <div className={classes.section}>
      <div className={classes.head}>
        <div>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

type PasskeysProps = {
  data: SecondFactor;
  onAdd: () => void;
  onRename: (passkey: Passkey) => void;
  onRemove: (factor: Factor) => void;
};

/** The passkeys of the account, or the reason why none can be added. */
export function PasskeysSection({ data, onAdd, onRename, onRemove }: PasskeysProps) {
  const { passkeys, canAddPasskeys } = data;
  const hindrance = hindranceOf(canAddPasskeys, passkeys.length);
  return (
    <Section
      title="Passkeys"
      text={hindrance ?? "Your fingerprint, your face, a PIN or a security key. The safest way."}
      action={
        hindrance === undefined && (
          <Button variant="default" size="sm" onClick={onAdd}>
            Add a passkey
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className={classes.passkeys} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onRename(passkey)}
              onRemove={() => onRemove({ id: passkey.id, name: passkey.name })}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function hindranceOf(canAdd: boolean, count: number): string | undefined {
  if (!canAdd) return secondFactorTexts.noPasskeys;
  if (!hasPasskeys())
    return "This browser offers no passkeys here. They need a current browser and an https address.";
  return count < MAX_PASSKEYS ? undefined : secondFactorTexts.tooManyPasskeys(MAX_PASSKEYS);
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes.passkey}>
      <div>
        <span className={classes.name}>{name}</span>
        <p className="muted">
          Added <When iso={createdAt} />
          <br />
          {lastUsedAt === null ? (
            "Not used yet"
          ) : (
            <>
              Last used <When iso={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className={classes.icons}>
        <IconButton icon={Pencil} label={`Rename ${name}`} onClick={onRename} />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type AppProps = {
  data: SecondFactor;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: (factor: Factor) => void;
};

/** The authenticator app of the account. */
export function AppSection({ data: { totp }, isBusy, onAdd, onRemove }: AppProps) {
  return (
    <Section
      title="Authenticator app"
      text={
        totp === null ? (
          "An app on your phone shows a new code of 6 digits every 30 seconds."
        ) : (
          <>
            Added <When iso={totp.createdAt} />
          </>
        )
      }
      action={
        totp === null ? (
          <SubmitButton
            variant="default"
            size="sm"
            busy={isBusy}
            busyText="Loading..."
            onClick={onAdd}
          >
            Set up an app
          </SubmitButton>
        ) : (
          <Button
            variant="default"
            size="sm"
            aria-label="Remove the authenticator app"
            onClick={() => onRemove({ name: "the authenticator app" })}
          >
            Remove
          </Button>
        )
      }
    />
  );
}

/** At this number or below, the user is advised to make new codes. */
const FEW_CODES = 3;

type CodesProps = { left: number; onMake: () => void };

/** How many recovery codes are left. */
export function CodesSection({ left, onMake }: CodesProps) {
  return (
    <Section
      title="Recovery codes"
      text={`For when a device is lost. You have ${countOf(left, "unused code")}.`}
      action={
        <Button variant="default" size="sm" onClick={onMake}>
          Make new codes
        </Button>
      }
    >
      {left <= FEW_CODES && (
        <Notice tone="waiting" title={left === 0 ? "No code is left." : "Few codes are left."}>
          Make new ones now, so that a lost device does not lock you out.
        </Notice>
      )}
    </Section>
  );
}
