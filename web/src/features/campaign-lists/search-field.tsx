import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";
import classes from "./list-toolbar.module.css";

const PAUSE_MS = 120;

type Props = { value: string; onSearch: (q: string) => void };

/** What is searched for. It is asked for once the typing pauses; what back and forward bring is shown at once. */
export function SearchField({ value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label="Search campaigns"
      placeholder="City, company, phone or URL"
      leftSection={<Search size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value.trim());
      }}
    />
  );
}
