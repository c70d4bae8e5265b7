import {
  DEFAULT_S3_REGION,
  isBucketName,
  S3_REGIONS,
} from "@mainstreet/contract/hosts/aws/aws-credentials";

/** A bucket of the operator's and the folder in it: `prefix` is "" or ends in a slash. */
export type MediaPlace = {
  accessKey: string;
  secretKey: string;
  bucket: string;
  prefix: string;
  region: (typeof S3_REGIONS)[number];
  endpoint?: string;
};

/** Reads `s3://ACCESS_KEY:SECRET_KEY@bucket/folder?region=…&endpoint=…`; undefined for a text of another form. */
export function readMediaUrl(text: string): MediaPlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname: bucket, pathname, searchParams } = new URL(text);
  const endpoint = searchParams.get("endpoint");
  const region = S3_REGIONS.find(
    (one) => one === (searchParams.get("region") ?? DEFAULT_S3_REGION),
  );
  const folder = pathname.replaceAll(/^\/+|\/+$/g, "");
  const isWhole = protocol === "s3:" && username !== "" && password !== "" && isBucketName(bucket);
  const isEndpoint = endpoint === null || /^https?:\/\/[^/]+$/.test(endpoint);
  if (!isWhole || !isEndpoint || !region || !/^[\w./-]*$/.test(folder)) return undefined;
  return {
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    bucket,
    prefix: folder === "" ? "" : `${folder}/`,
    region,
    ...(endpoint !== null && { endpoint }),
  };
}
