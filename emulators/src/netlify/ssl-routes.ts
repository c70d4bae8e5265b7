import type { EmulatorResponse } from "../emulated.ts";
import { type ApiCall, netlifyJsonResponse } from "./api-call.ts";
import type { Certificate } from "./certificate-records.ts";
import { requestCertificate } from "./certificates.ts";
import { notFound, unprocessable } from "./netlify-error.ts";
import { isoTime, type Netlify } from "./present.ts";
import { requireSite } from "./sites.ts";

/**
 * `POST /sites/{site_id}/ssl`: requests the first certificate. For a site that has one, the real call only accepts a certificate of the
 * user's own.
 */
export function provisionCertificate(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const site = requireSite(netlify, call);
  if (netlify.records.certificates.get(site.id)?.state === "issued")
    throw unprocessable("certificate parameter is required when updating an existing certificate");
  return certificateResponse(requestCertificate(netlify, site, call.user.credential));
}

/** `POST /sites/{site_id}/ssl/renew`: requests the certificate again, for the names that lead here now. */
export function renewCertificate(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const site = requireSite(netlify, call);
  if (!netlify.records.certificates.get(site.id)) throw notFound();
  return certificateResponse(requestCertificate(netlify, site, call.user.credential));
}

/** `GET /sites/{site_id}/ssl` */
export function showCertificate(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const site = requireSite(netlify, call);
  const certificate = netlify.records.certificates.get(site.id);
  if (!certificate) throw notFound();
  return certificateResponse(certificate);
}

/** `GET /sites/{site_id}/ssl/certificates?domain=`: the site's certificates that cover the name, in any state. */
export function listCertificates(netlify: Netlify, call: ApiCall): EmulatorResponse {
  const site = requireSite(netlify, call);
  const domain = call.query.get("domain");
  if (domain === null) throw unprocessable("domain is missing");
  const { certificates } = netlify.records;
  const found = [certificates.get(site.id), certificates.get(`${site.id} old`)].filter(
    (one) => one !== undefined && one.domains.includes(domain),
  );
  return netlifyJsonResponse(
    200,
    found.map((one) => one && present(one)),
  );
}

const certificateResponse = (certificate: Certificate) =>
  netlifyJsonResponse(200, present(certificate));

const present = ({ state, domains, createdAt, updatedAt, expiresAt }: Certificate) => ({
  state,
  domains,
  created_at: isoTime(createdAt),
  updated_at: isoTime(updatedAt),
  expires_at: expiresAt === null ? null : isoTime(expiresAt),
});
