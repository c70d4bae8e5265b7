import { Button } from "@mantine/core";

type Props = { isClear: boolean; onClear: () => void };

/** Clears all filters at once; it does nothing where none is set. */
export const ClearFiltersButton = ({ isClear, onClear }: Props) => (
  <Button
    variant="default"
    // Not `disabled`, which would drop the focus of the button that was just pressed.
    aria-disabled={isClear}
    data-disabled={isClear}
    onClick={() => {
      if (!isClear) onClear();
    }}
  >
    Clear Filters
  </Button>
);
