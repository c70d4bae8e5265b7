import type { Sizes } from "./sizes.ts";

const RUN_ID = "pg_temp.id_at(u.made_at, 'run ' || u.n || ' ' || run_no)";

const STATUS =
  "case when c.deployed then 'success' when c.deployment_status = 'failed' then 'error' else 'pending' end";
const MULTI_RUN_ID = "pg_temp.id_at(s.made_at, 'multi run ' || i)";
const OF_MULTI_SITES = "seeds s join campaigns c on c.id = s.id and c.kind = 'multi-location'";

/** The first two fifths of everybody's campaigns came with two bulk runs, and each multi-location site with a run of its own. */
export function runRows(_sizes: Sizes): string[] {
  return [
    `insert into creation_runs (id, user_id, kind, state, total, deployment_type, account, feed_at, created_at)
      select ${RUN_ID}, u.id, 'bulk', 'running', run_size, 'netlify', 'default', null, u.made_at
      from seed_users u cross join generate_series(0, 1) run_no where 2 * run_size <= size`,
    `insert into creation_run_sites (run_id, user_id, site_index, campaign_id, service_name, city, state, input,
        status, deployment_url, started_at, ended_at)
      select ${RUN_ID}, u.id, rank % u.run_size, c.id, c.service, c.city, c.state,
        jsonb_build_object('zip', c.zip, 'phone', c.phone, 'company', c.company_name, 'email', '', 'siteKey', c.site_key, 'theme', '', 'palette', ''),
        ${STATUS}, c.deployment_url, c.created_at, c.last_deployed
      from seeds s join seed_users u on u.n = user_no join campaigns c on c.id = s.id
      where run_no is not null and 2 * u.run_size <= u.size order by i`,
    `insert into creation_runs (id, user_id, kind, state, total, deployment_type, account, feed_at, created_at)
      select ${MULTI_RUN_ID}, c.user_id, 'multi-location', 'running', 1, 'netlify', 'default', null, c.created_at
      from ${OF_MULTI_SITES}`,
    `insert into creation_run_sites (run_id, user_id, site_index, campaign_id, service_name, city, state, input,
        status, deployment_url, started_at, ended_at)
      select ${MULTI_RUN_ID}, c.user_id, 0, c.id, c.service, c.city, c.state,
        jsonb_build_object('zip', c.zip, 'phone', c.phone, 'company', '', 'email', '', 'siteKey', c.site_key, 'theme', '', 'palette', ''),
        ${STATUS}, c.deployment_url, c.created_at, c.last_deployed
      from ${OF_MULTI_SITES}`,
  ];
}
