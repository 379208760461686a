-- What lets a customer's IT person set up that customer's single sign-on, without an account. Only a hash
-- of the secret is kept.
create table setup_links (
  customer_id uuid not null references customers,
  id uuid not null,
  token_hash bytea not null,
  -- For whom it was made. Without an address it was handed over by hand.
  name text not null,
  email text,
  may_go_live boolean not null,
  created_at timestamptz not null,
  made_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- When its holder last told the administrators that the connection is ready.
  ready_at timestamptz,
  primary key (customer_id, id)
);
create unique index setup_links_token on setup_links (token_hash);
create index setup_links_expired on setup_links (expires_at);

-- From where and with what a link was used, and when last.
create table setup_link_visits (
  customer_id uuid not null,
  link_id uuid not null,
  address text not null,
  -- Empty where none was named.
  browser text not null,
  last_at timestamptz not null,
  primary key (customer_id, link_id, address, browser),
  foreign key (customer_id, link_id) references setup_links on delete cascade
);

alter table setup_links enable row level security;
alter table setup_link_visits enable row level security;
grant select (customer_id, id, name, email, may_go_live, created_at, made_by, expires_at, revoked_at, ready_at),
  insert, update (revoked_at) on setup_links to portico_staff;
grant select, update (ready_at), delete on setup_links to portico_worker;
grant select on setup_link_visits to portico_staff;
grant select, insert, update, delete on setup_link_visits to portico_worker;
