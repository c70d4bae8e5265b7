import { Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";

/** The pages of a list that are not loaded yet, in the form of an infinite query. */
export type OlderPages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/**
 * The first `step` rows of a long list, and the button that shows as many more. It loads older pages once all loaded rows
 * are shown; it is null where there are no more.
 */
export function useShowMore<T>(
  all: readonly T[],
  step: number,
  older?: OlderPages,
): [readonly T[], ReactNode] {
  const [count, setCount] = useState(step);
  const isAllShown = count >= all.length;
  const showMore = () => {
    setCount(Math.min(count, all.length) + step);
    if (isAllShown) void older?.fetchNextPage();
  };
  const more = (!isAllShown || older?.hasNextPage) && (
    <Button
      variant="default"
      size="sm"
      mt="sm"
      loading={older?.isFetchingNextPage ?? false}
      onClick={showMore}
    >
      Show more
    </Button>
  );
  return [all.slice(0, count), more || null];
}
