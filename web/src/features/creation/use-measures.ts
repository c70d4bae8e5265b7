import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useRunCheck } from "./api.ts";
import type { BulkRow } from "./bulk-rows.ts";
import { isOf, verdictsOf, withMeasure } from "./bulk-verdict.ts";
import type { Verdict, Verdicts } from "./bulk-verdict.ts";
import { asked } from "./use-verdicts.ts";
import type { Looks } from "./use-verdicts.ts";

/** Long enough that scrolling past is no look. */
const LOOK_MS = 400;
const NONE: Verdicts = new Map();

/**
 * The verdict of a row, measured once it is in sight: of a large run the server measures only what it is asked for (contract,
 * check-run.ts). `look` is told what is in sight.
 */
export function useMeasures(verdicts: Verdicts, looks: Looks) {
  const [inSight, look] = useState<readonly BulkRow[]>([]);
  const [seen] = useDebouncedValue(inSight, LOOK_MS);
  const [measures, setMeasures] = useState(NONE);
  const wanted = seen.filter((row) => {
    const verdict = current(verdicts, row);
    const isOpen = verdict !== undefined && verdict.tone !== "bad" && !verdict.isMeasured;
    return isOpen && current(measures, row) === undefined;
  });
  const { data } = useRunCheck(
    ["in sight", JSON.stringify([looks, wanted])],
    wanted.length > 0 ? () => asked(wanted, looks) : undefined,
    (answer) => verdictsOf(wanted, answer),
  );
  useEffect(() => {
    if (data !== undefined) setMeasures((before) => new Map([...before, ...data]));
  }, [data]);
  const verdictOf = (row: BulkRow): Verdict | undefined => {
    const verdict = current(verdicts, row);
    return verdict && withMeasure(verdict, current(measures, row));
  };
  return { look, verdictOf };
}

/** Of a row as it stands, not as it stood before it was edited. */
function current(verdicts: Verdicts, row: BulkRow): Verdict | undefined {
  const verdict = verdicts.get(row.key);
  return verdict !== undefined && isOf(verdict, row) ? verdict : undefined;
}
