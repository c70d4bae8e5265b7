/** What a trigger writes when campaigns are made one by one, and a label that some campaigns have. */
export function searchRows(): string[] {
  return [
    "insert into campaign_search select filled.* from campaigns c, search_row(c) filled",
    `insert into labels (id, user_id, name, colour)
     select gen_random_uuid(), id, 'Client A', 'blue' from users where exists (select from campaigns where user_id = users.id)`,
    `insert into campaign_labels (user_id, label_id, campaign_id)
     select c.user_id, l.id, c.id from campaigns c join labels l on l.user_id = c.user_id where right(c.site_key, 2) < '08'`,
  ];
}
