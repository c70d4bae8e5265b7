import { ACCOUNT_STATEMENTS } from "./account-statements.ts";

/**
 * Every statement that the server sends to tables with row-level security as the owner of the tables, whom no policy binds, by
 * what it is for. Abridged: without columns, values and parameter numbers. A new one needs a reason why it does not run as a tenant.
 */
export const OWNER_STATEMENTS: Readonly<Record<string, string>> = {
  "a deployment leaves its queue": "delete from pace_turns where pace_turns.campaign_id = $",
  "a login clears old sessions":
    "delete from sessions where (sessions.user_id = $ and ((sessions.expires_at < now() - interval $ or sessions.last_used_at < now() - interval $) or sessions.id in (select id from sessions where sessions.user_id = $ order by (sessions.expires_at > now() and sessions.last_used_at > now() - interval $) desc, sessions.last_used_at desc, sessions.id desc offset $)))",
  "a signup opens the credit account": "insert into credit_accounts …",
  "a signup grants the first credits": "insert into credit_entries …",
  "a deployment joins the queue of its credential":
    "insert into pace_turns … on conflict (campaign_id) do update set deploys = $, granted_at = $",
  "the limiter locks a credential":
    "insert into paces … on conflict (credential) do update set credential = $",
  "a login or signup starts a session": "insert into sessions …",
  "a signup adds the user": "insert into users … on conflict do nothing",
  "the trigger of the ledger reads the balance":
    "select … FROM credit_accounts WHERE user_id = NEW.user_id",
  "the trigger of the ledger reads the newest entry":
    "select … FROM credit_entries WHERE user_id = NEW.user_id ORDER BY sequence DESC LIMIT $",
  "the sweep finds orders to check":
    "select … from ( select id, user_id, checked_at from payment_orders where status <> $ and created_at > now() - interval $ and coalesce(checked_at, created_at) < now() - greatest(interval $, (now() - created_at) / $) union select id, user_id, checked_at from payment_orders where status <> $ and recheck_at between now() - interval $ and now() and (checked_at is null or checked_at <= now() - interval $) ) due order by checked_at nulls first limit $",
  "the sweep finds refunds to check":
    "select … from order_refunds where due_at <= now() order by due_at limit $",
  "a webhook marks a refund for its next poll":
    "update order_refunds set … where (order_refunds.id = $ and order_refunds.due_at is not null)",
  "the sweep finds pictures that nothing names":
    "select … from pictures p where p.created_at < now() - interval $ and not exists (select from picture_uses u where u.user_id = p.user_id and u.hash = p.hash) and not exists (select from site_versions v where v.user_id = p.user_id and v.pictures <> $ and v.pictures @> array[p.hash]) order by p.created_at limit $ for update of p skip locked",
  "a link to a ZIP file of sites is used":
    "delete from site_archives where (site_archives.token_hash = $ and site_archives.expires_at > now() and site_archives.user_id in (select id from users where (users.disabled_at is null and users.erasure_began_at is null)))",
  "the sweep of blobs goes through the users":
    "select … from users where users.id > $ order by users.id asc limit $",
  "the poller finds domains that are due":
    "select … from ( select user_id, id, next_check_at, row_number() over (partition by user_id order by next_check_at) as place from domains where next_check_at <= now() and (leased_until is null or leased_until < now()) and not exists (select from trashed_sites t where t.user_id = domains.user_id and t.campaign_id = domains.campaign_id) ) due where place <= $ order by next_check_at limit $",
  "the sweep finds sites of the trash that are to be taken down":
    "select … from ( select user_id, campaign_id, request_id, due_at, row_number() over (partition by user_id order by due_at) as place from trashed_sites where due_at <= now() and (leased_until is null or leased_until < now()) ) due where place <= $ order by due_at limit $",
  "the sweep finds sites of the trash whose time is over":
    "select … from trashed_sites where trashed_at < now() - make_interval(days => $) and (leased_until is null or leased_until < now()) order by trashed_at limit $",
  "a domain that is added, or was proven, looks for other users who hold its names":
    "select … from domain_names inner join domains on (domains.user_id = domain_names.user_id and domains.id = domain_names.domain_id) where (domain_names.name in ($) and domain_names.user_id <> $)",
  "the sweep forgets proofs of domains that were removed long ago":
    "delete from domain_proofs where released_at < now() - make_interval(days => $)",
  "the sweep finds stranded campaigns":
    "select … from campaigns c where c.deployment_status in ($) and c.updated_at < now() - interval $ and not exists ( select from pgboss.job j where j.name = $ and j.state in ($) and j.data ->> $ = c.id::text) and not exists (select from pace_turns t where t.campaign_id = c.id and t.granted_at is null) limit $ for update of c skip locked",
  "a run forecasts its end by the limits of its credential":
    "select … from creation_runs inner join paces on paces.credential = creation_runs.deployment_type || $ || case when creation_runs.account = $ then $ else coalesce(creation_runs.netlify_token_id, creation_runs.aws_credentials_id, creation_runs.host_credentials_id)::text end where (creation_runs.user_id = $ and creation_runs.id in ($))",
  "a run finds out whether its account is on hold":
    "select … from creation_runs inner join paces on paces.credential = creation_runs.deployment_type || $ || case when creation_runs.account = $ then $ else coalesce(creation_runs.netlify_token_id, creation_runs.aws_credentials_id, creation_runs.host_credentials_id)::text end where (creation_runs.user_id = $ and creation_runs.id in ($) and (paces.hold_reason is not null and paces.closed_until is not null))",
  "the settings find the accounts on hold among those of the user":
    "select … from paces where (paces.credential in ($) and (paces.hold_reason is not null and paces.closed_until is not null))",
  "a deployment finds out whether its account is on hold":
    "select … from paces where (paces.credential = $ and paces.closed_until > clock_timestamp())",
  "a check finds out whether an account is on hold":
    "select … from paces where (paces.credential = $ and (paces.hold_reason is not null and paces.closed_until is not null))",
  "forecasts read the limits of the accounts that a user's sites are at":
    "select … from paces where paces.credential in ($)",
  "the dispatcher finds runs that are due":
    "select … from ( select user_id, id, feed_at as time from creation_runs where feed_at <= now() and feed_at is not null and state <> $ union all select user_id, id, due_at from creation_runs where due_at <= now() and due_at is not null and state <> $ and format <= $ ) due order by time limit $",
  "the dispatcher finds moves that are due":
    "select … from host_moves where due_at <= now() order by due_at limit $",
  "the dispatcher finds operations that are due":
    "select … from operations where due_at <= now() order by due_at limit $",
  "metrics sum the ledger": "select … from credit_entries",
  "the opening and closing of a bucket looks for other users' sites in it":
    "select … from ( select user_id, aws_credentials_id, hosting_state from campaigns where aws_bucket_name = $ union all select user_id, (site ->> $)::uuid, site -> $ from campaigns, jsonb_array_elements(former_sites) as site where former_sites <> $ and site ->> $ = $ ) placed left join aws_credentials keys on keys.user_id = placed.user_id and keys.id = placed.aws_credentials_id where placed.user_id <> $ and jsonb_typeof(placed.hosting_state) = $ and coalesce(keys.account_id = $::text, placed.hosting_state ->> $ is not null) limit $",
  "a deployment reads its limits and its place in the queue":
    "select … from campaigns left join paces on paces.credential = campaigns.deployment_type || $ || case when campaigns.account = $ then $ else coalesce(campaigns.netlify_token_id, campaigns.aws_credentials_id, campaigns.host_credentials_id)::text end left join pace_turns on pace_turns.campaign_id = campaigns.id where (campaigns.user_id = $ and campaigns.id = $)",
  "the limiter reads the queue of a credential":
    "select … from ( select *, row_number() over before as place, sum(deploys) over before as all_deploys, sum(requests) over before as all_requests from pace_turns where credential = $ and granted_at is null window before as (order by is_urgent desc, turn, asked_at rows unbounded preceding)) w where place <= $ order by is_urgent desc, turn, asked_at",
  "the limiter sums what a credential has in flight":
    "select … from pace_turns where credential = $ and granted_at > now() - interval $",
  "the limiter reads one of the queue":
    "select … from ( select *, row_number() over before as place, sum(deploys) over before as all_deploys, sum(requests) over before as all_requests from pace_turns where credential = $ and granted_at is null window before as (order by is_urgent desc, turn, asked_at rows unbounded preceding)) w where place <= $ or campaign_id = $ order by is_urgent desc, turn, asked_at",
  "metrics count who waits": "select … from pace_turns where granted_at is null",
  "the sites of runs follow campaigns that wait":
    "update creation_run_sites s set … where c.user_id = $ and c.id in ($) and c.trashed_at is null) current where s.user_id = $ and s.campaign_id in ($) and s.campaign_id = current.id and (s.status, s.message, s.deployment_url) is distinct from (current.status, current.message, current.deployment_url)",
  "the limiter finds queues that are due":
    "select … from paces where paces.wake_at <= clock_timestamp()",
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
  "the phone page finds its link by the token":
    "select … from evidence_links where evidence_links.token_hash = $",
  "a shared list finds its link by the token":
    "select … from view_links inner join users on users.id = view_links.user_id where (view_links.token_hash = $ and (view_links.revoked_at is null and view_links.expires_at > now()) and users.disabled_at is null and users.erasure_began_at is null)",
  "a login locks the user whose password it checked":
    "select … from users where (users.id = $ and users.password_hash = $) for share",
  "a login finds out whether the user has a passkey":
    "select … from passkeys where passkeys.user_id = $ limit $",
  "a login finds out whether the user has an authenticator app":
    "select … from authenticator_apps where (authenticator_apps.user_id = $ and authenticator_apps.confirmed_at is not null)",
  "a login finds out whether the user has recovery codes left":
    "select … from recovery_codes where (recovery_codes.user_id = $ and recovery_codes.used_at is null) limit $",
  "a login forgets what waited for a second factor too long":
    "delete from second_factor_challenges where (second_factor_challenges.user_id = $ and second_factor_challenges.expires_at < now())",
  "a login waits for a second factor": "insert into second_factor_challenges …",
  "a second factor counts a try of the login that it ends":
    "update second_factor_challenges set … where (second_factor_challenges.token_hash = $ and second_factor_challenges.purpose = $ and second_factor_challenges.expires_at > now() and second_factor_challenges.tries < $)",
  "a passkey finds the login that it ends":
    "select … from second_factor_challenges where (second_factor_challenges.token_hash = $ and second_factor_challenges.purpose = $ and second_factor_challenges.expires_at > now() and second_factor_challenges.tries < $)",
  "a second factor locks the user whose login it ends":
    "select … from users where users.id = $ for share",
  "a change of the second factor locks its user":
    "select … from users where users.id = $ for update",
  "a new password by a link, or a change that is undone, ends logins that wait":
    "delete from second_factor_challenges where second_factor_challenges.user_id = $",
  "a change of the address that is undone removes passkeys added since":
    "delete from passkeys where (passkeys.user_id = $ and passkeys.created_at > $)",
  "a change of the address that is undone removes an app added since":
    "delete from authenticator_apps where (authenticator_apps.user_id = $ and (authenticator_apps.confirmed_at is null or authenticator_apps.confirmed_at > $))",
  "a change of the address that is undone ends links for phones that were made since":
    "update evidence_links set … where (evidence_links.user_id = $ and evidence_links.revoked_at is null and evidence_links.created_at > $)",
  "a change of the address that is undone ends links to lists that were made since":
    "update view_links set … where (view_links.user_id = $ and view_links.revoked_at is null and view_links.created_at > $)",
  "a change of the address that is undone removes codes without a factor":
    "delete from recovery_codes where recovery_codes.user_id = $",
  "a change of the address that is asked for replaces the session's token":
    "update sessions set … where (sessions.user_id = $ and sessions.id = $ and (sessions.expires_at > now() and sessions.last_used_at > now() - interval $))",
  "a login finds the user by e-mail": "select … from users where users.email_key = $",
  "campaigns that wait in the queue say so":
    "update campaigns c set … where c.user_id = estimate.user_id and c.id = estimate.id and c.deployment_status in ($) and (c.deployment_status, c.deployment_message, c.next_attempt_at) is distinct from ($, $, estimate.at)",
  "a signup or a payment moves the balance":
    "update credit_accounts set … where (credit_accounts.user_id = $ and credit_accounts.balance >= $)",
  "the limiter dispatches": "update pace_turns set … where pace_turns.campaign_id in ($)",
  "a changed token forgets its limits": "update paces set … where credential = $",
  "the limiter saves a credential": "update paces set … where paces.credential = $",
  "a change of password sets the hash":
    "update users set … where (users.id = $ and users.password_hash = $)",
  ...ACCOUNT_STATEMENTS,
};
