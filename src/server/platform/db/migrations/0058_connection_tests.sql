-- Tests of a connection with settings that need not be live: a round trip through the provider that
-- signs nobody in. The answer of a test is known by its request for as long as its row is kept, which
-- is longer than any answer is accepted.
create table connection_tests (
  customer_id uuid not null references customers,
  id uuid not null,
  request_id text not null,
  browser_hash bytea not null,
  settings jsonb not null,
  -- Of those settings that decide whether a sign-in works.
  fingerprint text not null,
  -- Null for somebody without an account.
  begun_by_id uuid,
  begun_by text not null,
  -- The page that the provider's answer leads to.
  result_path text not null,
  state text not null check (state in ('waiting', 'passed', 'failed')),
  -- Has personal data of whoever signed in at the provider. Null while waiting, and once it ran out.
  result jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, request_id)
);
create index connection_tests_newest on connection_tests (customer_id, created_at desc);
create index connection_tests_passed on connection_tests (customer_id, fingerprint, finished_at desc)
  where state = 'passed';
create index connection_tests_by_age on connection_tests (created_at);
alter table connection_tests enable row level security;
grant select, insert, update on connection_tests to portico_staff;
grant select, insert, update, delete on connection_tests to portico_worker;
