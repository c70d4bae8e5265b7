import { useState } from "react";
import type { SelectableCampaign } from "./selection.ts";

/** What a dialog is about, kept while it closes: it must not say "0 campaigns" on its way out. */
export function useLastSelection(
  campaigns: readonly SelectableCampaign[],
): readonly SelectableCampaign[] {
  const [last, setLast] = useState(campaigns);
  if (campaigns.length > 0 && campaigns !== last) setLast(campaigns);
  return campaigns.length > 0 ? campaigns : last;
}
