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
  /** Notes about the city are shown below the field. */
  isNoted?: boolean;
  onType: (city: string) => void;
  onPick: (place: Place) => void;
};

/** The city as free text, with suggestions that fill in state and ZIP. An unknown city gets a hint, not an error. */
export function CityField({ city, state, error, isNoted = false, onType, onPick }: Props) {
  const [typed] = useDebouncedValue(city, 120);
  const { data: places = [], isPlaceholderData, isSuccess } = usePlaces(typed);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isSettled = isSuccess && !isPlaceholderData && typed === city;
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
          description={isSettled && !isNoted ? cityHint(places, city, state) : undefined}
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
export function cityHint(
  places: readonly Place[],
  city: string,
  state: string,
): string | undefined {
  const name = city.trim().toLowerCase();
  if (name.length < 2) return undefined;
  const namesakes = places.filter((place) => place.city.toLowerCase() === name);
  const [first] = namesakes;
  if (first === undefined)
    return places.some((place) => place.city.toLowerCase().startsWith(name))
      ? undefined
      : "We do not know this city. The site can be made, but without local facts.";
  const code = stateCode(state);
  if (code === undefined || namesakes.some((place) => place.state === code)) return undefined;
  return `We know ${first.city} in ${first.state}, not in ${code}. Please check the state.`;
}
