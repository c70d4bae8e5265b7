/** "Round Rock, TX"; the city alone where the state is missing. */
export const placeName = ({ city, state }: { city: string; state: string }): string =>
  [city, state].filter(Boolean).join(", ");
