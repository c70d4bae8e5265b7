/**
 * Every statement that the server sends to tables with row-level security as the owner of the tables, whom no policy binds, by
 * what it is for. Abridged: without columns, values and parameter numbers. A new one needs a reason to be no tenant's.
 */
export const OWNER_STATEMENTS: Readonly<Record<string, string>> = {
  "a deployment leaves its line": "delete from pace_turns where pace_turns.campaign_id = $",
  "a login clears old sessions":
    "delete from sessions where (sessions.user_id = $ and ((sessions.expires_at < now() - interval $ or sessions.last_used_at < now() - interval $ - interval $) or sessions.id in (select id from sessions where sessions.user_id = $ order by (sessions.expires_at > now() and sessions.last_used_at > now() - interval $) desc, sessions.last_used_at desc, sessions.id desc offset $)))",
  "a signup opens the credit account": "insert into credit_accounts …",
  "a signup grants the first credits": "insert into credit_entries …",
  "a deployment joins the line of its credential":
    "insert into pace_turns … on conflict do nothing",
  "a credential gets its pace": "insert into paces … on conflict do nothing",
  "a login or signup starts a session": "insert into sessions …",
  "a signup adds the user": "insert into users … on conflict do nothing",
  "the trigger of the ledger reads the balance":
    "select … FROM credit_accounts WHERE user_id = NEW.user_id",
  "the trigger of the ledger reads the newest entry":
    "select … FROM credit_entries WHERE user_id = NEW.user_id ORDER BY sequence DESC LIMIT $",
  "the sweep finds orders to check":
    "select … from ( select id, user_id, checked_at from payment_orders where status <> $ and created_at > now() - interval $ and coalesce(checked_at, created_at) < now() - greatest(interval $, (now() - created_at) / $) union select id, user_id, checked_at from payment_orders where status <> $ and recheck_at between now() - interval $ and now() and (checked_at is null or checked_at <= now() - interval $) ) due order by checked_at nulls first limit $",
  "the sweep finds stranded campaigns":
    "select … from campaigns c where c.deployment_status in ($) and c.updated_at < now() - interval $ and not exists ( select from pgboss.job j where j.name = $ and j.state in ($) and j.data ->> $ = c.id::text) and not exists (select from pace_turns t where t.campaign_id = c.id and t.granted_at is null) limit $ for update of c skip locked",
  "a run forecasts its end from the lines of its credentials":
    "select … from creation_runs inner join paces on paces.credential = case when creation_runs.deployment_type = $ then $ || creation_runs.aws_credentials_id when creation_runs.account = $ then $ else $ || creation_runs.netlify_token_id end cross join lateral ( select count(*) filter (where granted_at is null)::int as in_line, count(*) filter (where granted_at is null and is_own)::int as own_in_line, count(*) filter (where granted_at is not null and is_own)::int as own_under_way, coalesce(sum(deploys) filter (where granted_at is not null), $)::int as under_way_deploys, coalesce(sum(requests) filter (where granted_at is not null), $)::int as under_way_requests from ( select t.granted_at, t.deploys, t.requests, t.user_id = creation_runs.user_id and exists ( select from creation_run_sites s where s.user_id = t.user_id and s.campaign_id = t.campaign_id and s.run_id = creation_runs.id) as is_own from pace_turns t where t.credential = paces.credential) turns) line where (creation_runs.user_id = $ and creation_runs.id in ($) and coalesce(paces.deploy_limit, paces.request_limit) is not null)",
  "the feeder finds runs that are due":
    "select … from creation_runs where feed_at <= now() and feed_at is not null and state <> $ order by feed_at limit $",
  "metrics sum the ledger": "select … from credit_entries",
  "the opening and closing of a bucket looks for other users' sites in it":
    "select … from ( select user_id, aws_credentials_id, hosting_state from campaigns where aws_bucket_name = $ union all select user_id, (site ->> $)::uuid, site -> $ from campaigns, jsonb_array_elements(former_sites) as site where former_sites <> $ and site ->> $ = $ ) placed left join aws_credentials keys on keys.user_id = placed.user_id and keys.id = placed.aws_credentials_id where placed.user_id <> $ and jsonb_typeof(placed.hosting_state) = $ and coalesce(keys.account_id = $::text, placed.hosting_state ->> $ is not null) limit $",
  "a deployment reads its place in the line":
    "select … from key.credential as is_elsewhere, c.deployment_status not in ($) as is_idle, coalesce(p.probe_until > now(), $) as is_probing, coalesce(p.is_known, $) as is_known, coalesce(p.failures, $) as failures from campaigns c cross join lateral (select case when c.deployment_type = $ then $ || c.aws_credentials_id when c.account = $ then $ else $ || c.netlify_token_id end as credential) key left join paces p on p.credential = key.credential left join pace_turns t on t.campaign_id = c.id where c.user_id = $ and c.id = $",
  "the pacer reads who waits for a credential":
    "select … from pace_turns inner join campaigns on (campaigns.user_id = pace_turns.user_id and campaigns.id = pace_turns.campaign_id) where (pace_turns.credential = $ and pace_turns.granted_at is null) order by pace_turns.is_urgent desc, pace_turns.turn asc, pace_turns.asked_at asc limit $",
  "the pacer sums what a credential has under way":
    "select … from pace_turns where (pace_turns.credential = $ and pace_turns.granted_at > now() - interval $)",
  "the pacer sums what stands in front":
    "select … from pace_turns where (pace_turns.credential = $ and pace_turns.granted_at is null and (not pace_turns.is_urgent, pace_turns.turn) <= ($, $))",
  "a deployment finds its place behind the others":
    "select … from pace_turns where (pace_turns.credential = $ and pace_turns.is_urgent = $ and pace_turns.granted_at is null)",
  "metrics count who waits": "select … from pace_turns where granted_at is null",
  "a deployment reads its own turn": "select … from pace_turns where pace_turns.campaign_id = $",
  "the pacer finds credentials to wake":
    "select … from paces where (paces.wake_at is not null and paces.wake_at <= clock_timestamp())",
  "the pacer locks a credential": "select … from paces where paces.credential = $ for update",
  "metrics count orders with a problem":
    "select … from payment_orders o where o.status <> $ and (o.problem is not null or (o.status in ($) and o.created_at < now() - interval $))",
  "a receipt gets the next number": "select … from payment_orders",
  "a request notes that its session is used":
    "update sessions set … where (sessions.user_id = $ and sessions.id = $ and sessions.last_used_at < now())",
  "a webhook or the sweep marks an order for its next poll":
    "update payment_orders set … where payment_orders.id = $ and payment_orders.status <> $",
  "a webhook finds the order that it names":
    "select … from payment_orders where payment_orders.id = $",
  "a request finds its session by the token":
    "select … from sessions where sessions.token_hash = $",
  "a login locks the user whose password it checked":
    "select … from users where (users.id = $ and users.password_hash = $) for share",
  "a login finds the user by e-mail": "select … from users where users.email_key = $",
  "a deployment that waits in the line says so":
    "update campaigns set … where ((campaigns.user_id = $ and campaigns.id = $) and campaigns.deployment_status in ($))",
  "a signup or a payment moves the balance":
    "update credit_accounts set … where (credit_accounts.user_id = $ and credit_accounts.balance >= $)",
  "the pacer grants turns": "update pace_turns set … where pace_turns.campaign_id in ($)",
  "the pacer saves what a check has learnt": "update paces set … where credential = $",
  "the pacer saves a credential": "update paces set … where paces.credential = $",
  "a change of password sets the hash":
    "update users set … where (users.id = $ and users.password_hash = $)",
};
