import type { Sizes } from "./sizes.ts";

const SLUG = "lower(replace(service, ' ', '-'))";
const SITE = `${SLUG} || '-' || lower(replace(p.city, ' ', '-')) || '-' || substr(md5(i::text), 1, 6)`;
const IS_AWS = "account = 'aws'";
/** Some are of several places, made one by one. */
const IS_MANY = "run_no is null and rank % 40 = 39";
const TOKEN = "pg_temp.id_at(u.made_at, 'token ' || user_no || ' ' || i % 2)";
const KEYS = "pg_temp.id_at(u.made_at, 'aws ' || user_no)";
const DIGEST = "md5('file ' || i) || '00000000'";
const STATE = `('{"target": "' || md5('site ' || i)::uuid || '", "manifest": {"/index.html": "' || ${DIGEST} || '", "/404.html": "' || ${DIGEST}
  || '", "/robots.txt": "' || ${DIGEST} || '", "/sitemap.xml": "' || ${DIGEST} || '", "/og.png": "' || ${DIGEST} || '"}}')::jsonb`;

const BUSINESS = "pg_temp.id_at(u.made_at, 'business ' || user_no)";
/** Every tenth belongs to the user's business, and has all values of its own. */
const IN_BUSINESS = "i % 10 = 1";

const VALUES: Readonly<Record<string, string>> = {
  id: "s.id",
  user_id: "s.user_id",
  kind: `case when ${IS_MANY} then 'multi-location' else 'single' end`,
  site_key: "substr(md5(i::text), 1, 12)",
  service: "service",
  service_slug: SLUG,
  service_typed_at: "s.made_at",
  city: "p.city",
  state: "p.state",
  zip: "p.zip",
  phone: "'(336) 555-' || lpad((i % 10000)::text, 4, '0')",
  email: "case when i % 4 = 0 then 'office@example.test' else '' end",
  verification_tags: `case when i % 3 = 0 then '[{"provider": "google", "token": "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG"}]' else '[]' end::jsonb`,
  latitude: "p.latitude",
  longitude: "p.longitude",
  company_name: "case when i % 2 = 0 then p.city || ' ' || service || ' Company' else '' end",
  locations: `case when ${IS_MANY} then '[{"city": "Cary", "state": "NC"}, {"city": "Durham", "state": "NC"}]' else '[]' end::jsonb`,
  kept_pages: `case when is_live then jsonb_build_object('/', jsonb_build_object('attempt', 0, 'changedOn', '2026-01-02', 'digest', md5('page' || i))) else '{}' end`,
  theme: "'classic'",
  palette: "'navy'",
  likeness: "0.4",
  business_id: `case when ${IN_BUSINESS} then ${BUSINESS} end`,
  own_fields: `case when ${IN_BUSINESS} then array['companyName', 'phone', 'email', 'companyStreet', 'companyCity', 'companyState', 'companyZip', 'companyLatitude', 'companyLongitude', 'openingHours', 'reviewProfileUrl'] else '{}' end`,
  business_digest: `case when ${IN_BUSINESS} then encode(sha256('[]'::bytea), 'hex') else '' end`,
  cost: `case when ${IS_MANY} then 3 else 1 end`,
  deployment_type: `case when ${IS_AWS} then 'aws' else 'netlify' end`,
  account: "account",
  netlify_token_id: `case when account = 'token' then ${TOKEN} end`,
  aws_credentials_id: `case when ${IS_AWS} then ${KEYS} end`,
  aws_bucket_name: `case when ${IS_AWS} then 'sites-of-' || user_no end`,
  deployment_status: "status",
  deployment_message:
    "case status when 'failed' then 'Netlify could not be reached.' when 'queued' then 'Waiting for its turn.' else '' end",
  deploy_attempt: "case when is_live or status = 'failed' then 1 + (i % 3 = 0)::int else 0 end",
  deployed: "is_live",
  deployment_url: `case when is_live then 'https://' || ${SITE} || '.netlify.app/' end`,
  last_deployed: "case when is_live then s.made_at + interval '1 minute' end",
  netlify_site_id: `case when is_live and not ${IS_AWS} then md5('site ' || i)::uuid::text end`,
  site_name: SITE,
  site_prefix: SITE,
  hosting_state: `case when is_live then ${STATE} end`,
  content_digest: "case when is_live then md5('content' || i) else '' end",
  content_changed_on: "case when is_live then '2026-01-02' else '' end",
  live_source: "case when is_live then md5('source' || i) else '' end",
  indexing: `'{"indexable": true, "reasons": []}'::jsonb`,
  created_at: "s.made_at",
  // Edited again at some time until now.
  updated_at: "s.made_at + (now() - s.made_at) * (i % 97) / 97",
};

/** Campaigns, what makes their pages differ, and how they were deployed. */
export function campaignRows(_sizes: Sizes): string[] {
  const columns = Object.keys(VALUES).join(", ");
  return [
    `insert into businesses (id, user_id, name, content)
      select distinct ${BUSINESS}, s.user_id, 'Business of ' || user_no, '{}'::jsonb from seeds s join seed_users u on u.n = user_no`,
    `insert into campaigns (${columns})
      select ${Object.values(VALUES).join(", ")}
      from seeds s join seed_users u on u.n = user_no
        join seed_places p on p.at = (user_no * 37 + rank) % (select count(*) from seed_places)
      order by i`,
    `insert into page_signatures (campaign_id, user_id, service_slug, signature)
      select id, user_id, ${SLUG}, substr(decode(repeat(md5(i::text), 32), 'hex'), 1, 504) from seeds order by i`,
    `insert into deployments (id, user_id, campaign_id, attempt, status, message, files_sent, started_at, finished_at)
      select pg_temp.id_at(s.made_at, 'deployment ' || i || ' ' || attempt), s.user_id, s.id, attempt,
        case when is_live and (attempt = 1 or status = 'deployed') then 'deployed' else 'failed' end, '', 5,
        s.made_at, s.made_at + interval '4 seconds'
      from seeds s cross join generate_series(1, 2) attempt
      where (is_live or status = 'failed') and attempt <= 1 + (i % 3 = 0)::int order by i`,
    // A campaign that waits has a place in the queue of its credential, or a job whose start time is in the future.
    `create temp table seed_queue on commit drop as
      select c.user_id, c.id, s.is_queued, i, case when c.deployment_type = 'aws' then 'aws:' || c.aws_credentials_id
        when c.account = 'default' then 'netlify:default' else 'netlify:' || c.netlify_token_id end as credential
      from seeds s join campaigns c on c.id = s.id where status = 'queued'`,
    `insert into paces (credential, is_known, deploy_limit, deploy_left, deploy_reset, wake_at)
      select distinct credential, true, 3, 0, now() + interval '1 hour', now() + interval '1 hour' from seed_queue`,
    `insert into pace_turns (user_id, campaign_id, credential, is_urgent, turn, deploys, requests, asked_at)
      select user_id, id, credential, i % 200 = 0, row_number() over (partition by credential order by i), 2, 16, now()
      from seed_queue where is_queued`,
    `insert into pgboss.job (name, data, start_after)
      select 'deploy', jsonb_build_object('userId', user_id, 'campaignId', id), now() + interval '1 day'
      from seed_queue where not is_queued`,
  ];
}
