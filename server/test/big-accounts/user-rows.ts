import { seededToken, type Sizes } from "./sizes.ts";

/** Users with a session each, some of them with several, their provider accounts and what else the server keeps. */
export function userRows(_sizes: Sizes): string[] {
  const token = seededToken(0).replace(/0$/, "");
  return [
    `insert into users (id, name, email, email_key, password_hash, created_at)
      select id, 'User ' || n, 'user-' || n || '@example.test', 'user-' || n || '@example.test', '', made_at from seed_users`,
    `insert into sessions (id, user_id, token_hash, user_agent, created_at, last_used_at, expires_at)
      select pg_temp.id_at(now(), 'session ' || n || ' ' || k), id,
        sha256(('${token}' || n || repeat('+', k))::bytea), 'Mozilla/5.0 (X11; Linux x64)', now() - interval '1 day',
        now(), now() + interval '29 days'
      from seed_users cross join generate_series(0, 2) k`,
    `insert into netlify_tokens (id, user_id, name, sealed_token, token_mask, created_at, updated_at)
      select pg_temp.id_at(made_at, 'token ' || n || ' ' || k), id, 'Agency ' || k, sha256(('sealed' || n)::bytea), 'nfp_...' || k, made_at, made_at
      from seed_users cross join generate_series(0, 1) k`,
    `insert into aws_credentials (id, user_id, name, sealed_access_key, access_key_mask, sealed_secret_key, secret_key_mask, created_at, updated_at)
      select pg_temp.id_at(made_at, 'aws ' || n), id, 'Keys', sha256(('key' || n)::bytea), 'AKIA...0001', sha256(('secret' || n)::bytea), '...', made_at, made_at
      from seed_users`,
    `insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
      select id, 'key-' || k, md5(n || ' ' || k), '{"status": 201}', now() - k * interval '1 day'
      from seed_users cross join generate_series(1, 5) k`,
    `insert into rate_limits (key, points, expire)
      select 'reads:' || id, 50, now() + case when n % 2 = 0 then interval '1 minute' else - interval '1 minute' end from seed_users`,
  ];
}
