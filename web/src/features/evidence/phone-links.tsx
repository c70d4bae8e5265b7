import { placeName } from "../../lib/place-name.ts";
import type { EvidenceLink } from "@mainstreet/contract/evidence-links";
import { EVIDENCE_LINK_LIMIT } from "@mainstreet/contract/evidence-links";
import { countOf } from "@mainstreet/contract/count";
import { LINK_PAGE } from "@mainstreet/contract/evidence-link-page";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useLinks, useRevokeLink } from "./api.ts";
import classes from "./evidence.module.css";
import { withPlace } from "./use-evidence-form.ts";
import { useLinkForm } from "./use-link-form.ts";

type Place = { city: string; state: string };
type Props = {
  businessId: string;
  /** The places of the business's sites; undefined while they are loaded. */
  places: readonly Place[] | undefined;
};

/** Links to a page on which photos are sent from a phone, without an account. */
export function PhoneLinks({ businessId, places }: Props) {
  const { data: links = [] } = useLinks(businessId);
  return (
    <Card
      title="Photos from a phone"
      hint="Anyone who has the link can send photos and a line, without an account. Nothing is published before you look at it."
    >
      {places !== undefined && <NewLink {...{ businessId, places }} />}
      {links.length > 0 && (
        <ul className={classes.list} aria-label="Links">
          {links.map((link) => (
            <LinkItem key={link.id} link={link} businessId={businessId} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type NewLinkProps = { businessId: string; places: readonly Place[] };

function NewLink({ businessId, places }: NewLinkProps) {
  const { form, make, made, isPending } = useLinkForm(businessId, places);
  const address = made && `${location.origin}/${LINK_PAGE}/${made.token}`;
  return (
    <>
      <form className={classes.form} onSubmit={make} noValidate aria-label="New link">
        <TextInput
          label="Who it is for"
          placeholder="Ana’s crew"
          autoComplete="off"
          {...form.getInputProps("label")}
        />
        <NativeSelect
          label="City of the jobs"
          data={[
            { value: "", label: "Chosen on the phone" },
            ...withPlace(places, form.values.place)
              .map(placeName)
              .map((value) => ({ value, label: value })),
          ]}
          {...form.getInputProps("place")}
        />
        <div className={classes.pair}>
          <TextInput
            label="Days it works"
            description={`1 to ${EVIDENCE_LINK_LIMIT.days}`}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps("days")}
          />
          <TextInput
            label="Times it can be used"
            description={`1 to ${EVIDENCE_LINK_LIMIT.uses}`}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps("mostUses")}
          />
        </div>
        <div>
          <SubmitButton variant="default" busy={isPending} busyText="Making...">
            Make link
          </SubmitButton>
        </div>
      </form>
      {address !== undefined && (
        <Notice tone="good" role="status" title="Send this link. It is shown only now.">
          <p className={classes.piece}>{address}</p>
          <CopyButton text={address} label="Copy link" />
        </Notice>
      )}
    </>
  );
}

const STATES = {
  open: "open",
  expired: "expired",
  used: "used up",
  revoked: "ended",
};

function LinkItem({ link, businessId }: { link: EvidenceLink; businessId: string }) {
  const revoke = useRevokeLink(businessId);
  const name = link.label || "anyone";
  return (
    <li className={classes.piece}>
      <div>
        <strong>For {name}</strong>
        <div className="muted">
          {[STATES[link.status], leftOf(link), placeName(link)].filter(Boolean).join(", ")}
        </div>
      </div>
      {link.status === "open" && (
        <div>
          <Button
            variant="default"
            aria-label={`End link for ${name}`}
            onClick={() =>
              revoke.mutate(link.id, {
                onError: (error) => toastFailure(messageOf(error, "The link could not be ended")),
              })
            }
          >
            End link
          </Button>
        </div>
      )}
    </li>
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** The remaining uses and time of an open link, or how a closed link was used. */
function leftOf({ status, uses, mostUses, expiresAt }: EvidenceLink): string {
  const used = `used ${uses} of ${countOf(mostUses, "time")}`;
  if (status !== "open") return used;
  const until = new Date(expiresAt).toLocaleDateString("en-US", { dateStyle: "medium" });
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return `${used}, ${mostUses - uses} left, ${countOf(days, "day")} left (until ${until})`;
}
