-- Each batch has its own COMMIT, so that no save waits for the whole fill; without foreign keys, which would lock each campaign. It runs
-- in the order of ids, as everything does that locks many campaigns. The trigger writes what changes during it. It may be run again.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO batch FROM (SELECT id FROM campaigns WHERE id > last ORDER BY id LIMIT 500) AS following;
    EXIT WHEN batch IS NULL;
    INSERT INTO campaign_search
      SELECT filled.* FROM campaigns c CROSS JOIN LATERAL search_row(c) filled WHERE c.id = ANY (batch) ORDER BY c.id
      ON CONFLICT DO NOTHING;
    COMMIT;
    last := batch[cardinality(batch)];
  END LOOP;
END $$;
