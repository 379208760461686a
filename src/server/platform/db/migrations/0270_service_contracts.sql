-- Terms that contracts can share. Each version of a contract has its own copy.
create table service_templates (
  id uuid primary key,
  name text not null unique,
  terms jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
grant select, insert, update, delete on service_templates to portico_staff;
grant select on service_templates to portico_worker;
alter table service_templates enable row level security;

-- What a customer was promised from a day on, until the next version begins.
create table service_contract_versions (
  customer_id uuid not null references customers,
  id uuid not null,
  valid_from date not null,
  -- Midnight of that day in the zone of its calendar, or the moment at which it was added on the day itself.
  starts_at timestamptz not null,
  -- The template that it follows.
  template_id uuid references service_templates on delete set null,
  created_at timestamptz not null,
  primary key (customer_id, id),
  unique (customer_id, starts_at)
);
create index service_contract_versions_of_template on service_contract_versions (template_id)
  where template_id is not null;
grant select on service_contract_versions to portico_customer;
grant select, insert, delete on service_contract_versions to portico_staff, portico_worker;
alter table service_contract_versions enable row level security;

-- The terms of a version: as they were agreed, and after each correction. The last ones count, and none ever change.
create table service_contract_revisions (
  customer_id uuid not null,
  version_id uuid not null,
  number integer not null,
  terms jsonb not null,
  made_at timestamptz not null,
  made_by uuid,
  made_by_name text not null,
  -- Null for the first one.
  reason text,
  primary key (customer_id, version_id, number),
  foreign key (customer_id, version_id) references service_contract_versions on delete cascade
);
grant select on service_contract_revisions to portico_customer;
grant select, insert on service_contract_revisions to portico_staff;
grant select, insert, delete on service_contract_revisions to portico_worker;
alter table service_contract_revisions enable row level security;
