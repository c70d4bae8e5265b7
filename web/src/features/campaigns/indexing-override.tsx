import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import checkbox from "../../ui/checkbox.module.css";
import { useUpdateCampaign } from "./api.ts";
import classes from "./indexing-override.module.css";

/** Lets the user override our decision about search engines (GS-12). Saved at once, live with the next deployment. */
export function IndexingOverride({ campaign }: { campaign: CampaignDetail }) {
  const update = useUpdateCampaign(campaign.id);
  /** The choice is shown at once, before the response arrives. */
  const [chosen, setChosen] = useState(campaign.indexing.override);
  const change = () => {
    setChosen(!chosen);
    update.mutate(
      { body: { indexing: { override: !chosen } } },
      {
        onError: (error) => {
          setChosen(chosen);
          toastFailure(messageOf(error, texts.campaigns.updateFailed));
        },
        onSuccess: () => toastSuccess(texts.campaigns.updated),
      },
    );
  };
  return (
    <label className={classes.override}>
      <input
        type="checkbox"
        className={checkbox.box}
        checked={chosen}
        aria-disabled={update.isPending}
        onChange={() => {
          if (!update.isPending) change();
        }}
      />
      <span>
        Let search engines list it anyway
        <span className={classes.note}>
          Pages without enough of their own may hurt how all your sites are ranked.
        </span>
      </span>
    </label>
  );
}
