import { Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";

/** The first `step` of a long list, and the button that shows as many more; the button is null where all are shown. */
export function useFirstPart<T>(all: readonly T[], step: number): [readonly T[], ReactNode] {
  const [count, setCount] = useState(step);
  const more = count < all.length && (
    <Button variant="default" size="sm" mt="sm" onClick={() => setCount(count + step)}>
      Show more
    </Button>
  );
  return [all.slice(0, count), more || null];
}
