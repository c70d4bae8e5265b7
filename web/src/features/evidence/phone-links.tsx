import type { EvidenceLink } from "@mainstreet/contract/evidence-links";
import { LINK_PAGE } from "@mainstreet/contract/evidence-link-page";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { FormEvent } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useCreateLink, useLinks, useRevokeLink } from "./api.ts";
import classes from "./evidence.module.css";

type Place = { city: string; state: string };
type Props = { businessId: string; places: readonly Place[] };

const nameOf = ({ city, state }: Place) => (city === "" ? "" : `${city}, ${state}`);

/** Links to a page on which photos are sent from a phone, without an account. */
export function PhoneLinks({ businessId, places }: Props) {
  const { data: links = [] } = useLinks(businessId);
  const create = useCreateLink(businessId);
  const [label, setLabel] = useState("");
  const [place, setPlace] = useState("");
  const make = (event: FormEvent) => {
    event.preventDefault();
    const { city = "", state = "" } = places.find((one) => nameOf(one) === place) ?? {};
    create.mutate(
      { label, city, state, days: 14, mostUses: 20 },
      { onError: (error) => toastFailure(messageOf(error, "The link could not be made")) },
    );
  };
  const address = create.data && `${location.origin}/${LINK_PAGE}/${create.data.token}`;
  return (
    <Card
      title="Photos from a phone"
      hint="Whoever has the link can send photos and a line, without an account. Nothing is published before you look at it."
    >
      <form className={classes.form} onSubmit={make}>
        <TextInput
          label="Who it is for"
          placeholder="Ana’s crew"
          autoComplete="off"
          maxLength={100}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <NativeSelect
          label="City of the jobs"
          value={place}
          data={[
            { value: "", label: "Chosen on the phone" },
            ...places.map(nameOf).map((value) => ({ value, label: value })),
          ]}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        <div>
          <SubmitButton variant="default" busy={create.isPending} busyText="Making...">
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

const STATES = {
  open: "open",
  expired: "expired",
  used: "used up",
  revoked: "ended",
};

function LinkItem({ link, businessId }: { link: EvidenceLink; businessId: string }) {
  const revoke = useRevokeLink(businessId);
  const name = link.label || "anyone";
  const until = new Date(link.expiresAt).toLocaleDateString("en-US", { dateStyle: "medium" });
  return (
    <li className={classes.piece}>
      <div>
        <strong>For {name}</strong>
        <div className="muted">
          {STATES[link.status]}, used {link.uses} of {link.mostUses} times, until {until}
          {link.city !== "" && `, ${nameOf(link)}`}
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
