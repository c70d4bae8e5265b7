import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { MAX_LOCATIONS } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { Trash } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useRemoveLocation } from "./api.ts";
import classes from "./locations-card.module.css";

/** The state of a location's page. */
export type PageState = { tone: Tone; word: string; reason?: string };

type Props = {
  campaign: CampaignDetail;
  pageState: (location: TypedLocation) => PageState;
  /** The form that adds a location; absent when the site has the most locations that are allowed. */
  addForm: ReactNode;
};

/** The locations of a multi-location site, each with its page. Adding one costs a credit; removing one needs a confirmation. */
export function LocationsCard({ campaign, pageState, addForm }: Props) {
  const { main, locations } = campaign;
  const [toRemove, setToRemove] = useState<TypedLocation>();
  const remove = useRemoveLocation(campaign.id);
  const list = useRef<HTMLUListElement>(null);
  const isLast = locations.length === 1;
  const confirm = (location: TypedLocation) =>
    remove.mutate(location, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        setToRemove(undefined);
        // The focused button was removed with its row.
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
        {note !== undefined && <span className="note">{note}</span>}
        {reason !== undefined && <span className="note">{reason}</span>}
      </span>
      <Badge tone={tone}>{word}</Badge>
      <span className={classes.action}>{children}</span>
    </li>
  );
}

const nameOf = ({ city, state }: TypedLocation) => `${city}, ${state}`;

type RemoveLocationDialogProps = {
  /** What would be removed; undefined = closed. */
  location: TypedLocation | undefined;
  /** Whether any version of the site was ever live. */
  wasEverLive: boolean;
  isBusy: boolean;
  onConfirm: (location: TypedLocation) => void;
  onClose: () => void;
};

/** Asks before a location is removed, and shows what happens to its page and its credit (decision D4). */
function RemoveLocationDialog(props: RemoveLocationDialogProps) {
  const { location, wasEverLive, isBusy, onConfirm, onClose } = props;
  // The text stays while the dialog closes.
  const [meant, setMeant] = useState(location);
  if (location !== undefined && location !== meant) setMeant(location);
  return (
    <ConfirmDialog
      opened={location !== undefined}
      title="Remove location"
      question={`Remove ${meant?.city}, ${meant?.state} from this site?`}
      confirm="Remove"
      busy={isBusy}
      busyText="Removing…"
      onConfirm={() => location !== undefined && onConfirm(location)}
      onClose={onClose}
    >
      {wasEverLive
        ? "Its page goes with the next deployment; until then it stays up. Its credit comes back only if it was never part of the live site."
        : "It was never live, so its credit comes back."}
    </ConfirmDialog>
  );
}
