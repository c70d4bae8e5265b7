import { z } from "zod";

/** The fields of a site that we use; `ssl_url` is empty until TLS is set up. */
export const siteResponse = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  ssl_url: z.string().nullish(),
  /** The host of its own name, at which a site with a domain is still served. */
  default_domain: z.string().nullish(),
  custom_domain: z.string().nullish(),
  published_deploy: z
    .object({ id: z.string(), title: z.string().nullish(), locked: z.boolean().nullish() })
    .nullish(),
});
export type SiteResponse = z.infer<typeof siteResponse>;

/** `required`: the SHA-1 digests Netlify lacks; absent until an asynchronous deploy is prepared. */
export const deployResponse = z.object({
  id: z.string(),
  state: z.string(),
  title: z.string().nullish(),
  required: z.array(z.string()).nullish(),
  error_message: z.string().nullish(),
});
export type Deploy = z.infer<typeof deployResponse>;

/** Netlify's error bodies have four shapes: `{message}`, `{error}`, `{errors: {field: [text]}}` (issue open-api#377), plain text. */
const errorBody = z.union([
  z.object({ errors: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
  z.object({ message: z.string() }),
  z.object({ error: z.string() }).transform(({ error }) => ({ message: error })),
]);

/** Netlify's reason for a refusal, for people; '' when there is no readable one. */
export function errorText(body: string): string {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return body.trimStart().startsWith("<") ? "" : body.trim().slice(0, 200);
  }
  const parsed = errorBody.safeParse(json);
  if (!parsed.success) return "";
  if ("message" in parsed.data) return parsed.data.message.slice(0, 200);
  const fields = Object.entries(parsed.data.errors);
  return fields
    .map(([field, texts]) => `${field} ${[texts].flat().join(", ")}`)
    .join("; ")
    .slice(0, 200);
}
