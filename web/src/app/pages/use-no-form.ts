import { isHttpsPlace } from "@mainstreet/contract/is-https";
import { leadFormTexts } from "@mainstreet/contract/lead-form-texts";
import { useBucketHttps } from "../../features/hosts/aws/https-api.ts";
import { usePublicConfig } from "../../lib/public-config.ts";

type Place = Parameters<typeof isHttpsPlace>[0];

const NONE: ReadonlySet<string> = new Set();

/** Why pages at a place cannot have a contact form, whatever the user chooses; undefined where they can, and until it is known. */
export function useNoForm(place: Place): string | undefined {
  const isAlwaysHttps = isHttpsPlace(place, NONE);
  const config = usePublicConfig().data;
  const { data } = useBucketHttps(!isAlwaysHttps);
  if (config?.hasForms === false) return leadFormTexts.notSetUp;
  if (isAlwaysHttps || data === undefined || !place.awsBucketName) return undefined;
  const served = data.buckets.filter(({ state }) => state === "deployed");
  const httpsBuckets = new Set(served.map(({ bucketName }) => bucketName));
  return isHttpsPlace(place, httpsBuckets) ? undefined : leadFormTexts.onHttp;
}
