import { hash } from "node:crypto";

/** The key of a bucket's error page, and the key to use when the user has an object of that name. */
export const ERROR_KEY = "404.html";
export const OTHER_ERROR_KEY = "mainstreet-404.html";

/** The page for all sites of the bucket, which can have only one; so it names none of them (docs/providers.md §2.6). */
export const ERROR_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Page not found</title>
<h1>Page not found</h1>
<p>There is no page at this address.</p>
</html>
`;

/** S3's ETag of the page. When the bucket encrypts with a key of KMS the ETag differs, and the page counts as the user's. */
const ERROR_ETAG = `"${hash("md5", ERROR_PAGE)}"`;

/** Whether an object at the root of a bucket is an error page that we uploaded. */
export function isErrorPage(key: string, etag: string | undefined): boolean {
  return key === OTHER_ERROR_KEY || (key === ERROR_KEY && etag === ERROR_ETAG);
}
