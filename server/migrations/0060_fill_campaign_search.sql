-- In a transaction of its own, without foreign keys: they would lock each campaign. The trigger writes what changes during it.
INSERT INTO campaign_search SELECT filled.* FROM campaigns c, search_row(c) filled ON CONFLICT DO NOTHING;
