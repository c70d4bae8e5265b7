-- Lists are read from an index alone only where vacuum has come by (decision 144). By its defaults it comes when a fifth of
-- all rows has changed, which of a million campaigns is four times what the largest account has.
ALTER TABLE campaigns SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
