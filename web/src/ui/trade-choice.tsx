import {
  NO_TRADE,
  TRADE_NAMES,
  tradeSlugFrom,
  type TradeSlug,
} from "@mainstreet/contract/trade-names";
import { matchTrade, tradeSlugOf } from "@mainstreet/generator/trades/matching/match-trade";
import { Button, NativeSelect } from "@mantine/core";
import type { NativeSelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useId, useRef, useState } from "react";
import { Notice } from "./notice.tsx";
import classes from "./trade-choice.module.css";

/** Long enough that a name is not checked after every letter. */
const TYPED_MS = 400;

const TRADE_OPTIONS = [
  { value: "", label: "As the service name says" },
  ...Object.entries(TRADE_NAMES).map(([value, label]) => ({ value, label })),
  { value: NO_TRADE, label: "None of these: your own words only" },
];

type SelectProps = Omit<NativeSelectProps, "data" | "value"> & { value: string };

/** A select of all trades, of none, and of the trade matched by the service's name. A value from a file that is no trade stays visible. */
export function TradeSelect({ value, ...props }: SelectProps) {
  const slug = tradeSlugFrom(value);
  const isKnown = TRADE_OPTIONS.some((option) => option.value === slug);
  const data = isKnown ? TRADE_OPTIONS : [{ value: slug, label: value }, ...TRADE_OPTIONS];
  return <NativeSelect label="Written As" data={data} value={slug} {...props} />;
}

type Props = {
  service: string;
  /** A slug, `NO_TRADE`, or '' for the trade that is matched by the service's name. */
  value?: string;
  onChange: (trade: string) => void;
  error?: NativeSelectProps["error"];
  className?: string | undefined;
};

/** Shows below the service's name for which trade the page is written, before anyone pays for it, and lets the user change that. */
export function TradeChoice({ service, value = "", onChange, error, className }: Props) {
  const typed = useTyped(service);
  const [isOpen, setIsOpen] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const line = useId();
  useEffect(() => {
    if (isOpen) select.current?.focus();
  }, [isOpen]);
  if (typed === "" && value === "") return null;
  const slug = tradeSlugOf({ trade: value, service: typed });
  return (
    <div className={className}>
      {isOpen || error ? (
        <TradeSelect
          ref={select}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => setIsOpen(false)}
        />
      ) : (
        <div className={classes.line}>
          <div id={line} role="status">
            <WrittenAs service={typed} trade={value} slug={slug} />
          </div>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-describedby={line}
            onClick={() => setIsOpen(true)}
          >
            {slug === null ? "Choose a trade" : "Change"}
          </Button>
        </div>
      )}
    </div>
  );
}

const useTyped = (service: string) => useDebouncedValue(service.trim(), TYPED_MS)[0];

/** Shows for which trade the pages of a service are written, where each row may choose another. */
export function TradeNote({ service }: Pick<Props, "service">) {
  const typed = useTyped(service);
  return (
    <div role="status">
      {typed !== "" && <WrittenAs service={typed} trade="" slug={matchTrade(typed)} />}
    </div>
  );
}

type WrittenAsProps = { service: string; trade: string; slug: TradeSlug | null };

function WrittenAs({ service, trade, slug }: WrittenAsProps) {
  if (slug !== null)
    return (
      <span className={classes.match}>
        We write this as: <strong>{TRADE_NAMES[slug]}</strong>
        {trade !== "" && ", as you chose"}
      </span>
    );
  return (
    <Notice
      tone="waiting"
      title={trade === NO_TRADE ? "Your own words only" : `We have no words for “${service}”`}
    >
      The page is short: your own words, the place, and how to reach you. Search engines are asked
      not to list it until it has 350 words of yours, or you decide otherwise. You can create it all
      the same.
    </Notice>
  );
}
