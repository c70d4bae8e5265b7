import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { MAX_LOCATIONS } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { Trash } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useRemoveLocation } from "./api.ts";
import classes from "./locations-card.module.css";
import { RemoveLocationDialog } from "./remove-location-dialog.tsx";

/** How the page of a location stands: a word, and what is to be said of it. */
export type PageState = { tone: Tone; word: string; reason?: string };

type Props = {
  campaign: CampaignDetail;
  pageState: (location: TypedLocation) => PageState;
  /** The form that adds one; absent when there are as many as there may be. */
  addForm: ReactNode;
};

/** The places of a multi-location site, each with its page: added for a credit, removed with a question. */
export function LocationsCard({ campaign, pageState, addForm }: Props) {
  const { main, locations } = campaign;
  const [toRemove, setToRemove] = useState<TypedLocation>();
  const remove = useRemoveLocation(campaign.id);
  const list = useRef<HTMLUListElement>(null);
  const isLast = locations.length === 1;
  const confirm = (location: TypedLocation) =>
    remove.mutate(location, {
      onSuccess: ({ message }) => {
        toastDone(message);
        setToRemove(undefined);
        // What was focused is gone with its row.
        list.current?.focus();
      },
      onError: (error) => toastFailure(messageOf(error, texts.shell.unexpected)),
    });
  return (
    <Card title="Locations" hint="One page for each, one credit each">
      <ul ref={list} tabIndex={-1} className={classes.rows} aria-label="Locations of this site">
        <Row location={main} state={pageState(main)} note="Main location" />
        {locations.map((location) => (
          <Row key={nameOf(location)} location={location} state={pageState(location)}>
            {!isLast && (
              <IconButton
                icon={Trash}
                label={`Remove ${nameOf(location)}`}
                onClick={() => setToRemove(location)}
              />
            )}
          </Row>
        ))}
      </ul>
      {isLast && <p className={classes.note}>{texts.locationEdits.lastOne}.</p>}
      {locations.length < MAX_LOCATIONS ? (
        addForm
      ) : (
        <p className={classes.note}>{texts.multiLocation.tooMany(MAX_LOCATIONS)}.</p>
      )}
      <RemoveLocationDialog
        location={toRemove}
        wasEverLive={campaign.deployed}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setToRemove(undefined)}
      />
    </Card>
  );
}

type RowProps = {
  location: TypedLocation;
  state: PageState;
  note?: string;
  children?: ReactNode;
};

function Row({ location, state: { tone, word, reason }, note, children }: RowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span className={classes.name}>{nameOf(location)}</span>
        {note !== undefined && <span className={classes.aside}>{note}</span>}
        {reason !== undefined && <span className={classes.aside}>{reason}</span>}
      </span>
      <Badge tone={tone}>{word}</Badge>
      <span className={classes.action}>{children}</span>
    </li>
  );
}

const nameOf = ({ city, state }: TypedLocation) => `${city}, ${state}`;
