-- What has to be done after a commit. A row is written in the transaction that makes it necessary and
-- goes in the transaction of its effect, so that nothing is lost and nothing is done twice. The queue
-- (platform/jobs) works on the rows; its own tables, in the schema portico_jobs, hold ids alone.
create table outbox (
  seq bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid() unique,
  name text not null,
  -- Rows of the same name and key are worked on one after the other.
  key text,
  customer_id uuid references customers,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Since when the queue has it, and as which job.
  handed_at timestamptz,
  job_id uuid,
  attempts integer not null default 0,
  -- Why the last attempt failed, in words that may be shown.
  failure text,
  -- Since when nothing more is tried.
  failed_at timestamptz
);
create index outbox_to_hand_over on outbox (name, seq) where handed_at is null and failed_at is null;
create index outbox_handed_over on outbox (name, handed_at) where handed_at is not null and failed_at is null;
create index outbox_in_order on outbox (name, key, seq) where key is not null and failed_at is null;
create index outbox_failed on outbox (failed_at desc, seq desc) where failed_at is not null;
create index outbox_of_customer on outbox (customer_id) where customer_id is not null;

-- What a job needs and nobody may read: sealed, in no backup, and gone with its row or when it has run out.
create table outbox_secrets (
  outbox_id uuid primary key references outbox (id) on delete cascade,
  sealed bytea not null,
  expires_at timestamptz not null
);

alter table outbox enable row level security;
alter table outbox_secrets enable row level security;
grant insert (name, key, customer_id, payload) on outbox to portico_customer;
grant select, insert, update, delete on outbox to portico_staff, portico_worker;
grant insert on outbox_secrets to portico_staff;
grant select, insert, delete on outbox_secrets to portico_worker;
