import { texts } from "@mainstreet/contract/texts";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { paths, publicPages } from "../../app/paths.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hasPasskeys } from "../../lib/passkeys.ts";
import { replaceBy } from "../../lib/place.ts";
import {
  type SignInChallenge,
  forgetChallenge,
  keptChallenge,
} from "../../lib/sign-in-challenge.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { PrimaryButton } from "../../ui/primary-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import classes from "./auth-form.module.css";
import { SignInField } from "./sign-in-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

const TITLE = "Confirm that it is you";
const FALLBACK = { refused: texts.auth.loginFailed, unreadable: texts.auth.noLogin };
/** The code of the refusal of a challenge that is used, has expired, or had too many wrong codes. */
const CHALLENGE_OVER = "CHALLENGE_OVER";

/** The second step of a sign-in, for accounts with a second factor. Without a first step in this tab it leads back to that. */
export function SecondStep() {
  const [challenge] = useState(keptChallenge);
  useEffect(() => {
    if (challenge === undefined) replaceBy(paths.login);
  }, [challenge]);
  return challenge === undefined ? null : <Methods challenge={challenge} />;
}

type Way = "passkey" | "totp" | "recovery-code";

function Methods({ challenge }: { challenge: SignInChallenge }) {
  useDocumentTitle(TITLE);
  const has = (method: Way) => challenge.methods.includes(method);
  const [way, setWay] = useState<Way>(has("totp") ? "totp" : "passkey");
  const [isOver, setIsOver] = useState(false);
  const end = () => {
    forgetChallenge();
    setIsOver(true);
  };
  if (isOver) return <Over />;
  return (
    <div className={classes.form}>
      <h1>{TITLE}</h1>
      {has("passkey") && way !== "recovery-code" && (
        <PasskeyForm challenge={challenge} onOver={end} />
      )}
      {has("passkey") && way === "totp" && <p className={classes.or}>or</p>}
      {way !== "passkey" && (
        <CodeForm
          key={way}
          way={way}
          isPrimary={!has("passkey") || way === "recovery-code"}
          challenge={challenge}
          onOver={end}
        />
      )}
      {way === "recovery-code" && <LostCodes />}
      <p className={classes.other}>
        {way === "recovery-code" ? (
          <WayButton onClick={() => setWay(has("totp") ? "totp" : "passkey")}>
            {has("totp") ? "Use your authenticator app" : "Use your passkey"}
          </WayButton>
        ) : (
          has("recovery-code") && (
            <WayButton onClick={() => setWay("recovery-code")}>Use a recovery code</WayButton>
          )
        )}
      </p>
      <p className={classes.other}>
        <PageLink to={paths.login}>Back to the sign-in</PageLink>
      </p>
    </div>
  );
}

/** Shows what a user without codes can do: only the operator can help then (docs/operations.md). */
function LostCodes() {
  const [contact] = publicPages.filter(({ path }) => path === "/contact");
  return (
    <p className={classes.other}>
      Lost your codes too? <a href={contact?.path}>Ask the operator</a>
    </p>
  );
}

function WayButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={classes.way} onClick={onClick}>
      {children}
    </button>
  );
}

function Over() {
  return (
    <div className={classes.form}>
      <h1>{TITLE}</h1>
      <Notice
        tone="bad"
        role="alert"
        title="This sign-in has expired, or there were too many wrong codes."
      >
        Nothing was changed. Please sign in again.
      </Notice>
      <PageLink to={paths.login} look="button">
        Back to the sign-in
      </PageLink>
    </div>
  );
}

type FormProps = { challenge: SignInChallenge; onOver: () => void };

/** Calls `onOver` when the refusal ends the whole sign-in. */
function useOver(refusal: Error | null, onOver: () => void): void {
  const isOver = refusal instanceof ApiError && refusal.code === CHALLENGE_OVER;
  useEffect(() => {
    if (isOver) onOver();
  });
}

function PasskeyForm({ challenge: { challengeId }, onOver }: FormProps) {
  const { form, refusal, isBusy } = useSignIn("signInWithPasskey");
  useOver(refusal, onOver);
  useFocusOn("button", { form: form.ref, isWanted: true });
  if (!hasPasskeys())
    return (
      <Notice tone="plain">
        This browser has no passkeys, so your passkey cannot be used here.
      </Notice>
    );
  return (
    <form className={classes.form} {...form}>
      <input type="hidden" name="challengeId" value={challengeId} />
      <p className="muted">
        Your browser asks for your fingerprint, your face, a PIN or a security key.
      </p>
      <RefusalNotice error={refusal} fallback={FALLBACK} />
      <PrimaryButton isBusy={isBusy}>
        {isBusy ? "Waiting for your passkey..." : "Use your passkey"}
      </PrimaryButton>
    </form>
  );
}

const CODES = {
  totp: {
    label: "Code of your authenticator app",
    description: "The 6 digits that it shows now",
    inputMode: "numeric",
    autoComplete: "one-time-code",
  },
  "recovery-code": {
    label: "Recovery code",
    description: "One of the ten that you kept. Each works once.",
    inputMode: "text",
    autoComplete: "off",
  },
} as const;

type CodeProps = FormProps & { way: keyof typeof CODES; isPrimary: boolean };

function CodeForm({ challenge: { challengeId }, way, isPrimary, onOver }: CodeProps) {
  const { form, errors, refusal, isBusy } = useSignIn("enterCode");
  const { label, ...field } = CODES[way];
  useOver(refusal, onOver);
  useFocusOn('[name="code"]', { form: form.ref, isWanted: isPrimary });
  return (
    <form className={classes.form} {...form}>
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="method" value={way} />
      <SignInField name="code" label={label} {...field} error={errors["code"]} />
      <RefusalNotice error={refusal} fallback={FALLBACK} />
      <PrimaryButton look={isPrimary ? "filled" : "plain"} isBusy={isBusy}>
        {isBusy ? "Signing in..." : "Sign in"}
      </PrimaryButton>
    </form>
  );
}

/** Puts the focus on the element that the user needs next. */
function useFocusOn(
  selector: string,
  { form, isWanted }: { form: RefObject<HTMLFormElement | null>; isWanted: boolean },
): void {
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [form, selector]);
}
