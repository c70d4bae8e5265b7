import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { OUTLINE_LIMIT } from "@mainstreet/contract/limits";
import { outlinePlaces } from "@mainstreet/contract/place-outlines";
import type { Outline, OutlinedPlace } from "@mainstreet/contract/place-outlines";
import { PALETTES } from "@mainstreet/generator/themes/palettes";
import type { Palette } from "@mainstreet/generator/themes/palettes";
import { useQuery } from "@tanstack/react-query";
import DataLoader from "dataloader";
import type { CSSProperties } from "react";
import { callApi } from "../../lib/send.ts";
import classes from "./county-thumbnail.module.css";

/** The thumbnails that scroll into view within a moment share one request. */
const outlines = new DataLoader<OutlinedPlace, Outline | null>(
  async (places) => (await callApi(outlinePlaces, { body: { places: [...places] } })).outlines,
  { cache: false, maxBatchSize: OUTLINE_LIMIT, batchScheduleFn: (load) => setTimeout(load, 20) },
);

/** The county of a campaign's city in the colours of its site. Decoration: the city's name is next to it. */
export function CountyThumbnail({ campaign }: { campaign: ListedCampaign }) {
  const { city, state, zip } = campaign.main;
  const { data: outline } = useQuery({
    queryKey: ["county-outline", city, state, zip],
    queryFn: () => outlines.load({ city, state, zip }),
    // County outlines never change.
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

const bySlug = new Map(PALETTES.map((palette) => [palette.slug, palette]));

/** The colours of a campaign's site; undefined for a palette that does not exist any more. */
function paletteOf({ design }: Pick<ListedCampaign, "design">): Palette | undefined {
  return bySlug.get(design.palette);
}
