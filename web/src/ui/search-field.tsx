import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";

const PAUSE_MS = 120;

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (q: string) => void;
  className?: string | undefined;
};

/** A search box. It searches once typing pauses, and shows the value from the address when the user goes back or forward. */
export function SearchField({ label, placeholder, value, onSearch, className = "" }: Props) {
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
      className={className}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<Search size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value.trim());
      }}
    />
  );
}
