import type { Sizes } from "./sizes.ts";
import { TAX_DOCUMENTS } from "./tax-documents.ts";

/**
 * Orders of 100 credits that were paid, with invoices and refunds, orders that were never paid, and a ledger that agrees with both and with
 * the campaigns.
 */
export function moneyRows(_sizes: Sizes): string[] {
  return [
    `insert into payment_orders (id, user_id, credits, amount_paise, status, session_id, phone, receipt_number, created_at, paid_at)
      select 'crd_' || md5('order ' || n || ' ' || k), id, 100, 199900, 'paid', 'session_' || md5(n || ' ' || k), '9999999999',
        row_number() over (order by made_at, k), made_at + k * interval '1 minute', made_at + k * interval '1 minute'
      from seed_users cross join lateral generate_series(1, size / 80 + 1) k`,
    // Orders that were never finished over the years; one in ten users has just begun one.
    `insert into payment_orders (id, user_id, credits, amount_paise, status, phone, created_at, checked_at)
      select 'crd_' || md5('open ' || n || ' ' || k), id, 100, 199900,
        (array['active', 'expired', 'failed', 'expired', 'created', 'expired'])[1 + k], '9999999999',
        case when k > 0 then now() - (3 + (n * 7 + k * 100) % 700) * interval '1 day' else now() - interval '1 hour' end, now() - interval '1 minute'
      from seed_users cross join generate_series(0, 5) k where k > 0 or n % 10 = 0`,
    `insert into payment_events (id, type, payment_id, order_id, received_at)
      select pg_temp.id_at(paid_at, 'event ' || id), 'PAYMENT_SUCCESS_WEBHOOK', md5(id), id, paid_at from payment_orders where status = 'paid'`,
    // The first of each user was refunded by a credit.
    `insert into order_refunds (id, user_id, order_id, credits, amount_paise, status, created_at, ended_at)
      select distinct on (user_id) 'rfd_' || md5(id), user_id, id, 1, 1999, 'done', paid_at, paid_at from payment_orders where status = 'paid' order by user_id, created_at`,
    "update payment_orders o set refunded_paise = 1999 from order_refunds r where r.order_id = o.id",
    ...TAX_DOCUMENTS,
    `insert into credit_entries (id, sequence, user_id, type, amount, balance_after, description, business_key, campaign_id, order_id, run_id, created_at)
      select pg_temp.id_at(at, key), row_number() over (order by at, key), user_id, type, amount,
        sum(amount) over (partition by user_id order by at, key), description, key, campaign_id, order_id, run_id, at
      from (
        select id as user_id, 'initialize' as type, 0 as amount, 'Welcome' as description, 'signup:' || id as key,
          null::uuid as campaign_id, null::text as order_id, null::uuid as run_id, made_at - interval '1 minute' as at from seed_users
        union all select user_id, 'add', credits, '100 credits', 'purchase:' || id, null, id, null, paid_at from payment_orders where status = 'paid'
        union all select user_id, 'deduct', -credits, 'Refund of 1 credit', 'order-refund:' || id, null, order_id, null, created_at + interval '1 second' from order_refunds
        union all select user_id, 'deduct', -total, total || ' sites', 'charge-run:' || id, null, null, id, created_at + interval '1 month' from creation_runs where kind = 'bulk'
        union all select c.user_id, 'deduct', -c.cost, c.service || ' in ' || c.city || ', ' || c.state, 'charge:' || c.id, c.id, null, null, c.created_at
          from campaigns c where not exists (select from creation_run_sites s join creation_runs r on r.id = s.run_id and r.kind = 'bulk'
            where s.user_id = c.user_id and s.campaign_id = c.id)) entries
      order by at, key`,
    "select setval('credit_entries_sequence_seq', (select max(sequence) from credit_entries))",
    `insert into credit_accounts (user_id, balance) select user_id, sum(amount) from credit_entries group by 1`,
  ];
}
