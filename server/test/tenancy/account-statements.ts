/** The part of {@link OWNER_STATEMENTS} for sign-ins, links in mails and the outbox, where nobody is signed in yet or any more. */
export const ACCOUNT_STATEMENTS: Readonly<Record<string, string>> = {
  "the sender takes mails that are due":
    "update outbox set … where outbox.id in (select id from outbox where state = $ and next_try_at <= now() and kind not in ($) order by next_try_at limit $ for update skip locked)",
  "the sender takes webhooks that are due, whose are anybody's":
    "update outbox set … where outbox.id in (select id from outbox where state = $ and next_try_at <= now() and kind in ($) order by next_try_at limit $ for update skip locked)",
  "a message about a lead is written when it is sent":
    "select … from lead_deliveries inner join leads on (leads.user_id = lead_deliveries.user_id and leads.id = lead_deliveries.lead_id) inner join lead_forms on (lead_forms.user_id = leads.user_id and lead_forms.token = leads.token) where lead_deliveries.id = $ for update of leads",
  "a message about a lead gets the link that is in it":
    "update lead_deliveries set … where lead_deliveries.id = $",
  "a message about a lead ends":
    "update lead_deliveries set … where (lead_deliveries.id = $ and lead_deliveries.state in ($))",
  "a mail that asks a recipient to confirm gets the link that is in it":
    "update lead_recipients set … where (lead_recipients.user_id = $ and lead_recipients.id = $)",
  "metrics count the mails that wait": "select … from outbox where state = $",
  "a link to an export is used":
    "update account_exports set … where (account_exports.token_hash = $ and account_exports.expires_at > now() and (account_exports.leased_until is null or account_exports.leased_until < now()) and account_exports.user_id in (select id from users where (users.disabled_at is null and users.erasure_began_at is null)))",
  "a mail joins the outbox": "insert into outbox …",
  "a mail ends or waits for its next try":
    "update outbox set … where (outbox.id = $ and outbox.state = $)",
  "what happens to an account without a session of it is recorded": "insert into security_events …",
  "a link or its undoing sets the password or address": "update users set … where users.id = $",
  "a new password is hashed for an open link alone":
    "select … from link_tokens where (link_tokens.token_hash = $ and link_tokens.purpose = $ and link_tokens.used_at is null and link_tokens.expires_at > now())",
  "a link is used":
    "update link_tokens set … where (link_tokens.token_hash = $ and link_tokens.purpose = $ and link_tokens.used_at is null and link_tokens.expires_at > now())",
  "a link confirms the address of its user":
    "update users set … where (users.id = $ and users.email_key = $)",
  "a sign-up or a change of the address finds out whether its former account can still get it back":
    "select … from link_tokens where (link_tokens.purpose = $ and (link_tokens.used_at is null and link_tokens.expires_at > now()) and lower(link_tokens.address) = $ and link_tokens.user_id <> $) limit $",
  "the same while the mail with that link waits":
    "select … from outbox where ((outbox.state = $ and outbox.kind = $) and lower(outbox.address) = $ and outbox.user_id <> $) limit $",
  "an account that is taken back calls off its deletion":
    "delete from account_erasures where (account_erasures.user_id = $ and account_erasures.user_id in (select user_id from account_erasures where (account_erasures.user_id = $ and account_erasures.began_at is null) for update skip locked))",
  "an account that is taken back forgets its devices":
    "delete from known_devices where (known_devices.user_id = $ and known_devices.device <> $)",
  "an account that is taken back ends its link to an export":
    "update account_exports set … where account_exports.user_id = $",
  "a link finds out whether the address that it proves is still the user's":
    "select … from users where (users.id = $ and users.email_key = $)",
  "links, and the mails that carry them, lock their user first":
    "select … from users where users.id = $ for no key update",
  "mails end whose links are revoked":
    "update outbox set … where (outbox.user_id = $ and outbox.kind = $ and outbox.state = $)",
  "mails of later changes end with the link that undoes an earlier one":
    "update outbox set … where (outbox.user_id = $ and outbox.kind = $ and outbox.state = $ and outbox.created_at > $)",
  "a mail with a link finds out whether it was dropped since it was taken":
    "select … from outbox where (outbox.id = $ and outbox.state = $)",
  "a login finds out whether the device is known":
    "select … from known_devices inner join users on users.id = known_devices.user_id where (users.email_key = $ and known_devices.device = $)",
  "a login remembers its device":
    "insert into known_devices … on conflict (user_id,device) do update set last_used_at = now()",
  "a notice, a link and a change of the address read their user":
    "select … from users where users.id = $",
  "a link ends all sessions of its user":
    "update sessions set … where (sessions.user_id = $ and $ and (sessions.expires_at > now() and sessions.last_used_at > now() - interval $))",
  "links of a user end with the one that was used":
    "update link_tokens set … where (link_tokens.user_id = $ and link_tokens.purpose = $ and link_tokens.used_at is null)",
  "links of later changes end with the one that undoes an earlier one":
    "update link_tokens set … where (link_tokens.user_id = $ and link_tokens.purpose = $ and link_tokens.used_at is null and link_tokens.created_at > $)",
  "a mail that is sent stores the hash of its link":
    "insert into link_tokens … on conflict (id) do update set … where link_tokens.used_at is null",
  "a user asks for the mail to confirm the address again":
    "select … from users where (users.id = $ and users.email_confirmed_at is null)",
  "the mail to confirm an address finds out whether there is still need of it":
    "select … from users where (users.id = $ and (users.email_key = $ and users.email_confirmed_at is null))",
};
