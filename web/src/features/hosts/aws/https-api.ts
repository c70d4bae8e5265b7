import * as https from "@mainstreet/contract/hosts/aws/bucket-https";
import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/send.ts";
import type { ResponseOf } from "@mainstreet/contract/endpoint";

type List = ResponseOf<typeof https.listBucketHttps>;

const key = ["bucket-https"];
const UNDER_WAY_MS = 3_000;
const MOVING_MS = 10_000;

/** The buckets with https, or with https being set up; polled while one is being set up. With `isWanted` false nothing is requested. */
export function useBucketHttps(isWanted = true) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal, client }) => fetchList(client, signal),
    refetchInterval: ({ state }) => intervalFor(state.data),
    enabled: isWanted,
  });
}

/** Fetches the list. When a bucket's state has changed, the data of sites is fetched again, as they show it. */
async function fetchList(client: QueryClient, signal: AbortSignal): Promise<List> {
  const before = client.getQueryData<List>(key);
  const list = await callApi(https.listBucketHttps, {}, { signal });
  if (before !== undefined && progressOf(before) !== progressOf(list))
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOfSites(name) });
  return list;
}

const isOfSites = (name: unknown) =>
  typeof name === "string" && (name === "campaign" || name === "campaign-list");

const progressOf = ({ buckets }: List) =>
  JSON.stringify(buckets.map(({ bucketName, state, sites }) => [bucketName, state, sites.moved]));

function intervalFor(list: List | undefined): number | false {
  const buckets = list?.buckets ?? [];
  if (buckets.some(isUnderWay)) return UNDER_WAY_MS;
  const isMoving = buckets.some(
    ({ state, sites }) => state === "deployed" && sites.moved < sites.total,
  );
  return isMoving && MOVING_MS;
}

function isUnderWay({ state }: BucketHttps): boolean {
  return state !== "deployed" && state !== "failed";
}

type Bucket = { credentialsId: string; bucketName: string };

/** Identifies calls that turn https on or off. The dialog stays open while the call is in flight, to show a refusal. */
export const HTTPS_CHANGE = ["bucket-https-change"];

/** Shows the response at once; from then on the list is polled. */
function useChange(endpoint: typeof https.turnOnHttps | typeof https.turnOffHttps) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: HTTPS_CHANGE,
    mutationFn: ({ credentialsId: id, bucketName }: Bucket) =>
      callApi(endpoint, { params: { id, bucketName } }),
    onSuccess: (changed) => {
      client.setQueryData<List>(key, (list) => list && withBucket(list, changed));
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

function withBucket(list: List, changed: BucketHttps): List {
  const others = list.buckets.filter(({ bucketName }) => bucketName !== changed.bucketName);
  return { ...list, buckets: [...others, changed] };
}

export const useTurnOnHttps = () => useChange(https.turnOnHttps);
export const useTurnOffHttps = () => useChange(https.turnOffHttps);
