import { WEEKDAYS } from "@mainstreet/contract/business-content";
import { Button, TextInput } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import classes from "./business-form.module.css";
import { TimesField } from "./times-field.tsx";
import type { BusinessFields } from "./use-business-form.ts";

const CHOICES = [
  { value: "none", label: "Not given" },
  { value: "given", label: "By weekday" },
] as const;
/** Monday first, as people write them; the contract's week begins on Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
const MONDAY = 1;
const WORKDAYS = [1, 2, 3, 4, 5];

/** Opening hours by weekday, and the days that differ. */
export function HoursSection({ form }: { form: BusinessFields }) {
  const { hasHours, hours, holidays } = form.values;
  return (
    <Card
      title="Opening hours"
      hint="Only these decide what a page says of hours, never a service's name"
    >
      <div className="stack">
        <div className={classes.choice}>
          <Segmented
            legend="Opening hours"
            options={CHOICES}
            value={hasHours ? "given" : "none"}
            onChange={(chosen) => form.setFieldValue("hasHours", chosen === "given")}
          />
        </div>
        {hasHours && (
          <>
            <ul className={classes.days}>
              {DAYS.map((day) => (
                <li key={day} className={classes.day}>
                  <strong>{WEEKDAYS[day]}</strong>
                  <TimesField
                    form={form}
                    path={`hours.${day}`}
                    times={hours[day] ?? []}
                    name={WEEKDAYS[day] ?? ""}
                  />
                </li>
              ))}
            </ul>
            <div>
              <Button
                variant="default"
                size="sm"
                onClick={() =>
                  form.setFieldValue(
                    "hours",
                    hours.map((times, day) =>
                      WORKDAYS.includes(day) ? (hours[MONDAY] ?? []) : times,
                    ),
                  )
                }
              >
                Monday’s hours on all weekdays
              </Button>
            </div>
          </>
        )}
        {(hasHours || holidays.length > 0) && <Holidays form={form} />}
      </div>
    </Card>
  );
}

/** Days that differ from their weekday. */
function Holidays({ form }: { form: BusinessFields }) {
  const { holidays } = form.values;
  return (
    <fieldset className={classes.group}>
      <legend>Holidays and other days that differ</legend>
      <ul className={classes.days}>
        {holidays.map(({ name, hours }, at) => (
          <li key={at} className={classes.holiday}>
            <TextInput
              type="date"
              label="Date"
              max="2100-12-31"
              {...form.getInputProps(`holidays.${at}.date`)}
            />
            <TextInput
              label="Name"
              placeholder="Christmas Day"
              autoComplete="off"
              {...form.getInputProps(`holidays.${at}.name`)}
            />
            <TimesField
              form={form}
              path={`holidays.${at}.hours`}
              times={hours}
              name={name || `Day ${at + 1}`}
            />
            <IconButton
              icon={Trash2}
              label={`Remove ${name || `day ${at + 1}`}`}
              onClick={() => form.removeListItem("holidays", at)}
            />
          </li>
        ))}
      </ul>
      {typeof form.errors["holidays"] === "string" && (
        <p role="alert" className={classes.error}>
          {form.errors["holidays"]}
        </p>
      )}
      <Button
        variant="default"
        size="sm"
        onClick={() => form.insertListItem("holidays", { date: "", name: "", hours: [] })}
      >
        Add a day
      </Button>
    </fieldset>
  );
}
