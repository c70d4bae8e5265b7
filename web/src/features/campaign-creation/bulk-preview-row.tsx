import { ZIP_PLACEHOLDER } from "@mainstreet/contract/site-content";
import { isUnknownState } from "@mainstreet/contract/creation-runs";
import { formatPhone, isPhone } from "@mainstreet/contract/phone";
import { stateName } from "@mainstreet/contract/us-states";
import { Button, NativeSelect } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Pencil, Trash2 } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./bulk-preview.module.css";
import type { BulkRow, RowFields } from "./bulk-rows.ts";
import type { Verdict } from "./bulk-verdict.ts";

/** The headings of the columns; the firm's heading only where a row names one. */
export function previewColumns(hasFirms: boolean): string[] {
  const before = ["Row", "Service", "City", "State", "Zip Code", "Phone Number"];
  return [...before, ...(hasFirms ? ["Company, Email"] : []), "What will happen", "Actions"];
}
const WORDS = { good: "Ready", waiting: "Check", bad: "Fix" };

type Props = {
  row: BulkRow;
  /** Undefined while the verdict is being computed. */
  verdict: Verdict | undefined;
  hasFirms: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onChange: (fields: Partial<RowFields>) => void;
};

/** The name of a row for screen readers. */
const rowName = ({ city, at }: BulkRow) => `${city || "no city"}, row ${at}`;

/** The cells of one row of the preview, as they were typed or read. */
export function BulkPreviewRow({ row, verdict, hasFirms, onEdit, onRemove, onChange }: Props) {
  const name = rowName(row);
  return (
    <>
      <div role="cell" className={classes.at}>
        {row.at}
      </div>
      <div role="cell" className={classes.service}>
        {row.serviceName}
      </div>
      <div role="cell" className={classes.city}>
        {row.city}
      </div>
      <div role="cell" className={classes.state}>
        {row.state}
      </div>
      <div role="cell" className={classes.zip}>
        {row.zip || <FilledZip zip={verdict?.place?.zip} />}
      </div>
      <div role="cell" className={classes.phone}>
        {isPhone(row.phone) ? formatPhone(row.phone) : row.phone}
      </div>
      {hasFirms && (
        <div role="cell" className={classes.firm}>
          {row.company}
          {row.email !== "" && <span className={classes.under}>{row.email}</span>}
        </div>
      )}
      <div role="cell" className={classes.verdict}>
        <VerdictWords verdict={verdict} row={row} />
        {verdict !== undefined && <Ways verdict={verdict} name={name} onChange={onChange} />}
      </div>
      <div role="cell" className={classes.actions}>
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </>
  );
}

/** The ZIP code that the site will have although the row does not name one. */
function FilledZip({ zip }: { zip: string | undefined }) {
  if (!zip) return <span className="muted">{ZIP_PLACEHOLDER}</span>;
  return (
    <>
      <span className="muted">{zip}</span> <span className={classes.under}>filled in</span>
    </>
  );
}

/** Buttons that fix the row with one click. */
function Ways({
  verdict: { suggestions, possibleStates },
  name,
  onChange,
}: Pick<Props, "onChange"> & { verdict: Verdict; name: string }) {
  return (
    <>
      {suggestions.map(({ label, fields }) => (
        <Button
          key={label}
          variant="default"
          size="sm"
          aria-label={`${label} for ${name}`}
          onClick={() => onChange(fields)}
        >
          {label}
        </Button>
      ))}
      {possibleStates.length > 0 && (
        <NativeSelect
          size="sm"
          aria-label={`State of ${name}`}
          className={classes.states}
          value=""
          data={[
            { value: "", label: "Choose the state" },
            ...possibleStates.map((code) => ({ value: code, label: stateName(code) ?? code })),
          ]}
          onChange={(event) => onChange({ state: event.currentTarget.value })}
        />
      )}
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

/** The message of a row without problems. */
function readyWords({
  place,
  row,
  likeness,
}: Pick<Verdict, "place" | "likeness"> & { row: BulkRow }) {
  if (place !== undefined && isUnknownState(row.state))
    return `Found in ${stateName(place.state)}.`;
  if (place !== undefined && place.city !== row.city) return `Usually written ${place.city}.`;
  if (likeness !== undefined) return `${Math.round(likeness * 100)} % like its nearest page.`;
  return "";
}
