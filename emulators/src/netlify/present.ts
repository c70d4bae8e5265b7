import type { Resolve } from "../dns/resolve.ts";
import type { EmulatorContext } from "../emulated.ts";
import { isCovered, type Issuing } from "./certificate-records.ts";
import type { Plans } from "./plan.ts";
import { missingDigests, type Deploy, type Records, type NetlifySite } from "./records.ts";

/** The context that every part of the emulator uses. */
export type Netlify = {
  readonly context: EmulatorContext;
  readonly records: Records;
  readonly resolve: Resolve;
  readonly issuing: Issuing;
  readonly plans: Plans;
};

type Json = Record<string, unknown>;

/** The host a site is served on, without its port. */
export function siteHost(site: NetlifySite): string {
  return `${site.name}.netlify.localhost`;
}

/** A domain as browsers on this machine open it: they resolve every name under localhost themselves. */
export function browsable(domain: string): string {
  return domain.endsWith(".localhost") ? domain : `${domain}.localhost`;
}

/** A site as the API shows it. Missing values are null, as the real service sends them (its OpenAPI description has string). */
export function presentSite(netlify: Netlify, site: NetlifySite): Json {
  const published = netlify.records.deploys.get(site.publishedDeployId ?? "");
  const url = publicUrl(netlify, site);
  return {
    id: site.id,
    site_id: site.id,
    name: site.name,
    state: site.isDisabled ? "disabled" : "current",
    account_slug: site.accountSlug,
    custom_domain: site.customDomain,
    domain_aliases: site.domainAliases,
    default_domain: siteHost(site),
    force_ssl: site.forceSsl,
    ssl: site.customDomain !== null && isCovered(netlify.records, site.id, site.customDomain),
    managed_dns: false,
    url,
    // The sandbox has no TLS: the one place where ssl_url is not https.
    ssl_url: url,
    deploy_url: published === undefined ? null : deployUrl(netlify, site, published),
    admin_url: `${netlify.context.url}/__site/${siteHost(site)}/`,
    published_deploy: published === undefined ? null : presentDeploy(netlify, site, published),
    processing_settings: { html: { pretty_urls: true } },
    prevent_non_git_prod_deploys: false,
    created_at: isoTime(site.createdAt),
    updated_at: isoTime(site.updatedAt),
  };
}

/** A deploy as the API shows it. `required` stays empty until the manifest is checked (state `prepared` or later). */
export function presentDeploy(netlify: Netlify, site: NetlifySite, deploy: Deploy): Json {
  const { context, records } = netlify;
  const isWaitingForFiles = deploy.state === "prepared" || deploy.state === "uploading";
  return {
    id: deploy.id,
    site_id: site.id,
    name: site.name,
    state: stateAt(deploy, context.now()),
    draft: deploy.isDraft,
    context: deploy.isDraft ? "deploy-preview" : "production",
    branch: deploy.branch,
    title: deploy.title,
    locked: deploy.isLocked,
    required: isWaitingForFiles
      ? missingDigests(context.store, records.manifests.get(deploy.id) ?? {})
      : [],
    required_functions: [],
    error_message: deploy.errorMessage,
    url: publicUrl(netlify, site),
    ssl_url: publicUrl(netlify, site),
    deploy_url: deployUrl(netlify, site, deploy),
    deploy_ssl_url: deployUrl(netlify, site, deploy),
    admin_url: `${context.url}/__site/${siteHost(site)}/`,
    created_at: isoTime(deploy.createdAt),
    updated_at: isoTime(deploy.updatedAt),
    published_at: deploy.publishedAt === null ? null : isoTime(deploy.publishedAt),
  };
}

/** ISO 8601 in UTC, as every time in the API and the truth log. */
export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

function stateAt(deploy: Deploy, now: number): string {
  return deploy.state === "uploaded" && now > deploy.updatedAt ? "processing" : deploy.state;
}

function publicUrl({ context }: Netlify, site: NetlifySite): string {
  return `http://${site.customDomain === null ? siteHost(site) : browsable(site.customDomain)}:${context.port}`;
}

function deployUrl({ context }: Netlify, site: NetlifySite, deploy: Deploy): string {
  return `http://${deploy.id}--${siteHost(site)}:${context.port}`;
}
