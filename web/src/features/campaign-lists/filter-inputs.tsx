import { MultiSelect, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import classes from "./list-toolbar.module.css";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";

export type Option = { value: string; label: string };

type ChoiceProps = {
  label: string;
  data: Option[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

const MOST_OPTIONS = 60;

/** One choice, found by typing. */
export function Choice({ label, data, value, onChoose }: ChoiceProps) {
  return (
    <Select
      label={label}
      size="md"
      placeholder="All"
      searchable
      clearable
      limit={MOST_OPTIONS}
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChoose(chosen ?? undefined)}
      nothingFoundMessage="None"
      withScrollArea={false}
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
      classNames={{ root: classes.city ?? "", options: classes.options ?? "" }}
    />
  );
}

/** Several choices; a site must match all of them. In the address they are separated by commas. */
export function Several({ label, data, value, onChoose }: ChoiceProps) {
  const chosen = value?.split(",") ?? [];
  return (
    <MultiSelect
      label={label}
      size="md"
      {...(chosen.length === 0 && { placeholder: "All" })}
      searchable
      hidePickedOptions
      limit={MOST_OPTIONS}
      data={data}
      value={chosen.filter((one) => data.some((option) => option.value === one))}
      onChange={(all) => onChoose(all.length === 0 ? undefined : all.join(","))}
      nothingFoundMessage="None"
      withScrollArea={false}
      classNames={{ root: classes.city ?? "", options: classes.options ?? "" }}
    />
  );
}

/** No site is older. While a year is typed digit by digit, the value is a year long ago. */
const FIRST_DAY = "1970-01-01";

/** A day, chosen in the browser's own date field. */
export function Day({ label, value, onChoose }: Omit<ChoiceProps, "data">) {
  const [unfinished, setUnfinished] = useState<string>();
  const choose = (day: string) => {
    const isFinished = day === "" || day >= FIRST_DAY;
    setUnfinished(isFinished ? undefined : day);
    if (isFinished) onChoose(day || undefined);
  };
  return (
    <TextInput
      type="date"
      label={label}
      size="md"
      // Otherwise a year may have six digits.
      max="9999-12-31"
      value={unfinished ?? value ?? ""}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      onBlur={() => setUnfinished(undefined)}
    />
  );
}
