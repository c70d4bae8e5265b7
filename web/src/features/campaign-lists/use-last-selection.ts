import { useState } from "react";
import type { SelectableCampaign } from "./selection.ts";

/** The selection of a dialog, which stays while the dialog closes: its closing animation must not show "0 campaigns". */
export function useLastSelection(
  campaigns: readonly SelectableCampaign[],
): readonly SelectableCampaign[] {
  const [last, setLast] = useState(campaigns);
  if (campaigns.length > 0 && campaigns !== last) setLast(campaigns);
  return campaigns.length > 0 ? campaigns : last;
}
