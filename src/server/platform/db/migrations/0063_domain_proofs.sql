-- That the domains of a customer are its own, proven by a TXT record that has a secret of ours.
create table domain_proofs (
  customer_id uuid not null references customers,
  domain text not null,
  token text not null,
  due_at timestamptz not null,
  checked_at timestamptz,
  -- Why the last check did not find the record; null where it did.
  problem text,
  detail text,
  proven_at timestamptz,
  -- Since when the record of a proven domain is not there any more.
  gone_at timestamptz,
  primary key (customer_id, domain)
);
alter table domain_proofs enable row level security;
grant select, insert, update, delete on domain_proofs to portico_staff, portico_worker;

-- From this day on nobody signs in at a domain that is not proven. Null: never.
alter table installation add column domain_proof_from date;
grant update (domain_proof_from) on installation to portico_staff;
