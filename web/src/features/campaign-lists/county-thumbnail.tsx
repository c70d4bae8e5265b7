import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import classes from "./county-thumbnail.module.css";
import { loadOutline } from "./load-outline.ts";
import { paletteOf } from "./site-palette.ts";

/** The county of a campaign's city in the colours of its site. Decoration: the city stands beside it in words. */
export function CountyThumbnail({ campaign }: { campaign: ListedCampaign }) {
  const { city, state, zip } = campaign.main;
  const { data: outline } = useQuery({
    queryKey: ["county-outline", city, state, zip],
    queryFn: () => loadOutline({ city, state, zip }),
    // Counties stay where they are, whatever is saved or deleted.
    staleTime: "static",
  });
  return (
    <svg
      className={classes.thumbnail}
      viewBox="-14 -14 148 148"
      style={coloursOf(campaign)}
      aria-hidden
    >
      {outline && (
        <>
          <path className={classes.county} d={outline.path} />
          <circle className={classes.city} cx={outline.x} cy={outline.y} r="8" />
        </>
      )}
      {outline === null && <circle className={classes.unknown} cx="60" cy="60" r="44" />}
    </svg>
  );
}

type Colours = CSSProperties & Record<`--${string}`, string>;

function coloursOf(campaign: ListedCampaign): Colours | undefined {
  const palette = paletteOf(campaign);
  return (
    palette && {
      "--tint-light": palette.light.tint,
      "--tint-dark": palette.dark.tint,
      "--accent-light": palette.light.accent,
      "--accent-dark": palette.dark.accent,
    }
  );
}
