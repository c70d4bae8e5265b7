const reservedPrefixes = ["xn--", "sthree-", "amzn-s3-demo-"];
const reservedSuffixes = ["-s3alias", "--ol-s3", ".mrap", "--x-s3", "--table-s3"];

/** Whether S3 accepts the name for a new bucket (S3 user guide, "General purpose bucket naming rules"). */
export function isValidBucketName(name: string): boolean {
  return (
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) &&
    !name.includes("..") &&
    !/^\d+\.\d+\.\d+\.\d+$/.test(name) &&
    !reservedPrefixes.some((prefix) => name.startsWith(prefix)) &&
    !reservedSuffixes.some((suffix) => name.endsWith(suffix))
  );
}
