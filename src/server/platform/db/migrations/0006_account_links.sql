-- What lets somebody of the staff set a password: an invitation, or a reset. An account has one link
-- at most, so that a new one puts an end to the one before. Only a hash of its secret is kept.
create table account_links (
  customer_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references users on delete cascade
);
create unique index account_links_token on account_links (token_hash);
create index account_links_expired on account_links (expires_at);

alter table account_links enable row level security;
create policy all_rows on account_links to portico_staff, portico_worker using (true);
grant select (customer_id, user_id, expires_at), insert, update, delete on account_links to portico_staff;
grant select, delete on account_links to portico_worker;
