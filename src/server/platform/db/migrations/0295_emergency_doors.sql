-- Times in which a customer's people sign in by email code or passkey, whatever its settings say. Its instants
-- decide at each sign-in whether one is open.
create table emergency_doors (
  customer_id uuid not null references customers,
  id uuid not null,
  reason text not null,
  opened_at timestamptz not null,
  opened_by text not null,
  closes_at timestamptz not null,
  -- Null until it was closed, or until a job has told of one that closed by itself.
  closed_at timestamptz,
  closed_by text,
  primary key (customer_id, id)
);
create unique index emergency_doors_open on emergency_doors (customer_id) where closed_at is null;
grant select, insert, update on emergency_doors to portico_staff;
grant select, insert, update, delete on emergency_doors to portico_worker;
alter table emergency_doors enable row level security;

-- What a passkey is to sign in order to sign in, before its person is known.
create table passkey_sign_ins (
  customer_id uuid not null references customers,
  challenge text not null,
  browser_hash bytea not null,
  expires_at timestamptz not null,
  -- Kept for a while, so that a second use is explained.
  used_at timestamptz,
  primary key (customer_id, challenge)
);
create unique index passkey_sign_ins_by_challenge on passkey_sign_ins (challenge);
create index passkey_sign_ins_expired on passkey_sign_ins (expires_at);
grant select, insert, delete on passkey_sign_ins to portico_worker;
alter table passkey_sign_ins enable row level security;

-- The emergency door alone has let it in, and it ends with it.
alter table sessions add column by_door boolean not null default false;
create index sessions_by_door on sessions (customer_id) where by_door;
grant select (by_door), update (expires_at) on sessions to portico_staff;
