-- Which of a customer's people may sign in by a code that is mailed to them. No row: no one.
create table email_code_settings (
  customer_id uuid primary key references customers,
  mode text not null check (mode in ('off', 'domains', 'listed')),
  -- Kept while another mode is chosen.
  emails text[] not null default '{}',
  version integer not null default 1
);
grant select, insert, update on email_code_settings to portico_staff;
grant select, insert, delete on email_code_settings to portico_worker;
alter table email_code_settings enable row level security;

-- The newest code of an address, whether or not it was mailed: all addresses of a domain are alike.
create table email_codes (
  customer_id uuid not null references customers,
  email text not null,
  -- A keyed hash.
  code_hash bytea not null,
  browser_hash bytea not null,
  expires_at timestamptz not null,
  guesses integer not null,
  primary key (customer_id, email)
);
create index email_codes_expired on email_codes (expires_at);
grant select, insert, delete on email_codes to portico_worker;
alter table email_codes enable row level security;
