-- Apart from the columns: whoever adds them locks the table for as long as the transaction lasts.
UPDATE creation_runs r SET service_name = coalesce(s.first_service, ''), service_count = s.services
FROM (
  SELECT run_id, min(service_name) FILTER (WHERE site_index = 0) AS first_service, count(DISTINCT service_name)::int AS services
  FROM creation_run_sites GROUP BY run_id) s
WHERE s.run_id = r.id;
