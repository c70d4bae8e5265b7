import type { Place } from "@mainstreet/contract/places";
import { stateCode } from "@mainstreet/contract/us-states";
import { Combobox, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { ReactNode } from "react";
import { usePlaces } from "./api.ts";
import classes from "./city-field.module.css";

type Props = {
  city: string;
  state: string;
  error?: ReactNode;
  onType: (city: string) => void;
  onPick: (place: Place) => void;
};

/**
 * The city as free text, with suggestions that fill in state and ZIP. An unknown city gets a hint, not an error; once the
 * state is filled in, the notes below the field have the details.
 */
export function CityField({ city, state, error, onType, onPick }: Props) {
  const [typed] = useDebouncedValue(city, 120);
  const { data: places = [], isPlaceholderData, isSuccess } = usePlaces(typed);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isSettled = isSuccess && !isPlaceholderData && typed === city;
  const isHinted = isSettled && stateCode(state) === undefined;
  const pick = (index: string) => {
    const place = places[Number(index)];
    if (place !== undefined) onPick(place);
    combobox.closeDropdown();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={pick}
      position="bottom-start"
      width="min(20rem, 80vw)"
      offset={4}
      withinPortal={false}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label="City"
          className="required"
          role="combobox"
          data-path="city"
          autoComplete="off"
          value={city}
          error={error}
          description={isHinted ? cityHint(places, city) : undefined}
          onChange={(event) => {
            onType(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={places.length === 0 || city.trim().length < 2}>
        <Combobox.Options aria-label="Cities" className={classes.options}>
          {places.map(({ city: name, state: code, county }, index) => (
            <Combobox.Option key={`${name} ${code} ${county}`} value={String(index)}>
              {name}, {code} {county !== null && <span className="muted">– {county}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The hint for a city that the place data does not have; undefined for a known one. */
export function cityHint(places: readonly Place[], city: string): string | undefined {
  const name = city.trim().toLowerCase();
  const isKnown = places.some((place) => place.city.toLowerCase().startsWith(name));
  if (name.length < 2 || isKnown) return undefined;
  return "We do not know this city. The site can be made, but without local facts.";
}
