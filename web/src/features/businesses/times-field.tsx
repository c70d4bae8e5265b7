import type { OpeningTime } from "@mainstreet/contract/business-content";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { X } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./times-field.module.css";
import type { BusinessFields } from "./use-business-form.ts";

const MOST_TIMES = 3;
const AROUND_THE_CLOCK: OpeningTime = { opens: "00:00", closes: "00:00" };
const USUAL: OpeningTime = { opens: "08:00", closes: "17:00" };

const STATES = {
  closed: { label: "Closed", times: [] },
  open: { label: "Open", times: [USUAL] },
  always: { label: "Open 24 hours", times: [AROUND_THE_CLOCK] },
} as const satisfies Record<string, { label: string; times: readonly OpeningTime[] }>;
type DayState = keyof typeof STATES;
const OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));

function stateOf(times: readonly OpeningTime[]): DayState {
  const [first] = times;
  if (first === undefined) return "closed";
  const isAlways = times.length === 1 && first.opens === "00:00" && first.closes === "00:00";
  return isAlways ? "always" : "open";
}

type Props = {
  form: BusinessFields;
  /** Where the times are in the form, such as "hours.1". */
  path: string;
  times: readonly OpeningTime[];
  /** The day, for screen readers. */
  name: string;
};

/** The times of one day: closed, around the clock, or one to three from … to. */
export function TimesField({ form, path, times, name }: Props) {
  const change = (next: readonly OpeningTime[]) => {
    form.clearErrors();
    form.setFieldValue(path, [...next]);
  };
  const state = stateOf(times);
  return (
    <div className={classes.times}>
      <NativeSelect
        aria-label={`${name}: open or closed`}
        data={OPTIONS}
        value={state}
        onChange={({ currentTarget: { value } }) => {
          const chosen = Object.entries(STATES).find(([known]) => known === value);
          change(chosen?.[1].times ?? []);
        }}
      />
      {state === "open" &&
        times.map((_, at) => (
          <div key={at} className={classes.time}>
            <TextInput
              type="time"
              aria-label={`${name} opens`}
              {...form.getInputProps(`${path}.${at}.opens`)}
            />
            <span aria-hidden>to</span>
            <TextInput
              type="time"
              aria-label={`${name} closes`}
              {...form.getInputProps(`${path}.${at}.closes`)}
            />
            {at > 0 && (
              <IconButton
                icon={X}
                label={`Remove these hours of ${name}`}
                onClick={() => change(times.filter((_time, index) => index !== at))}
              />
            )}
          </div>
        ))}
      {state === "open" && times.length < MOST_TIMES && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Add hours on ${name}`}
          onClick={() => change([...times, { opens: "18:00", closes: "20:00" }])}
        >
          Add hours
        </Button>
      )}
    </div>
  );
}
