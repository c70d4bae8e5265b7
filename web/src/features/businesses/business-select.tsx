import type { ListedBusiness } from "@mainstreet/contract/businesses";
import { NativeSelect } from "@mantine/core";

type Props = {
  businesses: readonly ListedBusiness[];
  /** Its id; '' = none. */
  value: string;
  onChange: (id: string) => void;
  className?: string;
  description: string;
};

/** The business that a site belongs to, if any. */
export function BusinessSelect({ businesses, value, onChange, ...props }: Props) {
  const isKnown = value === "" || businesses.some(({ id }) => id === value);
  return (
    <NativeSelect
      label="Business"
      data={[
        { value: "", label: "None" },
        // Until the list is loaded.
        ...(isKnown ? [] : [{ value, label: "Loading…" }]),
        ...businesses.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
