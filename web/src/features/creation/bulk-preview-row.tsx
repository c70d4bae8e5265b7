import { ZIP_PLACEHOLDER } from "@mainstreet/contract/campaigns";
import { UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { formatPhone } from "@mainstreet/contract/phone";
import { stateName } from "@mainstreet/contract/us-states";
import { NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./bulk-preview.module.css";
import type { BulkRow, RowFields } from "./bulk-rows.ts";
import type { Verdict } from "./bulk-verdict.ts";

/** The heads of the columns; that of the firms only where a row names one. */
export function previewColumns(hasFirms: boolean): string[] {
  const before = ["Row", "City", "State", "Zip Code", "Phone Number"];
  return [...before, ...(hasFirms ? ["Company, Email"] : []), "What will happen", "Actions"];
}
const WORDS = { good: "Ready", waiting: "Check", bad: "Fix" };

type Props = {
  row: BulkRow;
  /** Undefined while it is being made. */
  verdict: Verdict | undefined;
  /** The service is said where rows have different ones. */
  showService: boolean;
  hasFirms: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onChange: (fields: Partial<RowFields>) => void;
};

/** The cells of one row of the preview. */
export function BulkPreviewRow({ row, verdict, onEdit, onRemove, onChange, ...shown }: Props) {
  const place = verdict?.place;
  const name = `${row.city || "no city"}, row ${row.at}`;
  return (
    <>
      <div role="cell" className={classes.at}>
        {row.at}
      </div>
      <div role="cell" className={classes.city}>
        {place?.city ?? row.city}
        {shown.showService && <span className={classes.under}>{row.serviceName}</span>}
      </div>
      <div role="cell" className={classes.state}>
        {place?.state ?? row.state}
      </div>
      <div role="cell" className={classes.zip}>
        {place?.zip || row.zip || ZIP_PLACEHOLDER}
      </div>
      <div role="cell" className={classes.phone}>
        {formatPhone(row.phone)}
      </div>
      {shown.hasFirms && (
        <div role="cell" className={classes.firm}>
          {row.company}
          {row.email !== "" && <span className={classes.under}>{row.email}</span>}
        </div>
      )}
      <div role="cell" className={classes.verdict}>
        <VerdictWords verdict={verdict} row={row} />
        {verdict !== undefined && verdict.possibleStates.length > 0 && (
          <NativeSelect
            size="sm"
            aria-label={`State of ${name}`}
            className={classes.states}
            value=""
            data={[
              { value: "", label: "Choose the state" },
              ...verdict.possibleStates.map((code) => ({
                value: code,
                label: stateName(code) ?? code,
              })),
            ]}
            onChange={(event) => onChange({ state: event.currentTarget.value })}
          />
        )}
      </div>
      <div role="cell" className={classes.actions}>
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </>
  );
}

function VerdictWords({ verdict, row }: Pick<Props, "verdict" | "row">) {
  if (verdict === undefined) return <span className="muted">Checking...</span>;
  const { tone, messages, campaign, place, likeness } = verdict;
  const [worst = readyWords({ place, row, likeness }), ...others] = messages;
  return (
    <p className={classes.words}>
      <Badge tone={tone}>{WORDS[tone]}</Badge> {worst}{" "}
      {others.length > 0 && <span className="muted">{others.join(" ")} </span>}
      {campaign !== undefined && (
        <Link to={paths.campaign} params={{ id: campaign.id }}>
          See it
        </Link>
      )}
    </p>
  );
}

/** What there is to say of a row with which all is well. */
function readyWords({
  place,
  row,
  likeness,
}: Pick<Verdict, "place" | "likeness"> & { row: BulkRow }) {
  if (place !== undefined && row.state === UNKNOWN_STATE)
    return `Found in ${stateName(place.state)}.`;
  if (likeness !== undefined) return `${Math.round(likeness * 100)} % like its nearest page.`;
  return "";
}
