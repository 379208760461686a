-- What an identity provider says of itself is looked at each day, and its certificates are followed.
alter table connections
  add column metadata_url text,
  add column follow_metadata boolean not null default false;

-- Which certificates have signed what people signed in with, by their SHA-256 fingerprints.
create table connection_signers (
  customer_id uuid not null references customers,
  fingerprint text not null,
  -- Written anew once a day, or when another certificate has signed in between.
  signed_at timestamptz not null,
  primary key (customer_id, fingerprint)
);
alter table connection_signers enable row level security;
grant select, insert, update on connection_signers to portico_staff;
grant select, insert, update, delete on connection_signers to portico_worker;

-- Which warnings of a certificate's end were given, so that each is given once.
create table certificate_warnings (
  customer_id uuid not null references customers,
  fingerprint text not null,
  -- Days before the end; 0 once it has ended.
  step integer not null,
  told_at timestamptz not null,
  primary key (customer_id, fingerprint, step)
);
alter table certificate_warnings enable row level security;
grant select on certificate_warnings to portico_staff;
grant select, insert, delete on certificate_warnings to portico_worker;

-- How the last looks at a provider's metadata went.
create table metadata_looks (
  customer_id uuid primary key references customers,
  -- Of another address nothing here holds any more.
  url text not null,
  due_at timestamptz not null,
  looked_at timestamptz,
  -- What was read last; stays when a look fails.
  found jsonb,
  found_at timestamptz,
  problem text,
  problem_detail text,
  failing_since timestamptz,
  failure_told_at timestamptz,
  -- Which offer was told by mail, so that each is told once.
  told_offer text
);
alter table metadata_looks enable row level security;
grant select, insert, update on metadata_looks to portico_staff;
grant select, insert, update, delete on metadata_looks to portico_worker;
