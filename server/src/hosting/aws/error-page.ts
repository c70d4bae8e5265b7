import { hash } from "node:crypto";

/** Where the error page of a bucket goes, and where when the user has an object of that name. */
export const ERROR_KEY = "404.html";
export const OTHER_ERROR_KEY = "mainstreet-404.html";

/** For all sites of the bucket, which has only one such page; so it names none of them (docs/providers.md §2.6). */
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

/** S3's ETag of the page, unless the bucket encrypts with a key of KMS: then it counts as the user's. */
const ERROR_ETAG = `"${hash("md5", ERROR_PAGE)}"`;

/** Whether an object at the root of a bucket is an error page that we put there. */
export function isErrorPage(key: string, etag: string | undefined): boolean {
  return key === OTHER_ERROR_KEY || (key === ERROR_KEY && etag === ERROR_ETAG);
}
