-- Whom a refused sign-in stopped: a hash of the address that the identity provider vouched for, else of the
-- browser. Unknown for what was refused before.
alter table sign_in_failures add column person bytea;

-- When a sign-in last worked, of a person or a browser, and of anybody at all under the empty name. Kept only
-- where something was refused before, so that the failures can tell what works again.
create table worked_sign_ins (
  customer_id uuid not null references customers,
  person bytea not null,
  at timestamptz not null,
  primary key (customer_id, person)
);
create index worked_sign_ins_old on worked_sign_ins (at);
alter table worked_sign_ins enable row level security;
grant select on worked_sign_ins to portico_staff;
grant select, insert, update, delete on worked_sign_ins to portico_worker;
