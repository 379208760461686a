-- The time that agents work on tickets, for the invoice. Staff alone have rights here: what a customer may
-- see of it goes through a function (functions/time.sql).

create table work_kinds (
  id text primary key,
  name text not null,
  position smallint not null,
  retired boolean not null default false
);
insert into work_kinds (id, name, position) values
  ('REMOTE', 'Remote support', 1),
  ('ON_SITE', 'On site', 2),
  ('PROJECT', 'Project', 3),
  ('MAINTENANCE', 'Maintenance', 4),
  ('TRAVEL', 'Travel', 5),
  ('INTERNAL', 'Internal', 6);
grant select, insert, update on work_kinds to portico_staff;
grant select, insert, update, delete on work_kinds to portico_worker;

-- How a customer's time is billed. A customer without a row is billed by the minute.
create table time_rules (
  customer_id uuid primary key references customers,
  minimum_minutes smallint not null check (minimum_minutes between 0 and 480),
  rounding_minutes smallint not null check (rounding_minutes between 1 and 60),
  shown_to_customer boolean not null
);
grant select, insert, update on time_rules to portico_staff;
grant select, insert, update, delete on time_rules to portico_worker;
alter table time_rules enable row level security;

-- Who has taken which entries for invoices. The filters are kept as they were asked for.
create table time_exports (
  id uuid primary key,
  at timestamptz not null,
  by_name text not null,
  customer_id uuid references customers,
  month date,
  entries integer not null
);
create index time_exports_of_customer on time_exports (customer_id);
grant select, insert on time_exports to portico_staff;
grant select, insert, update, delete on time_exports to portico_worker;
alter table time_exports enable row level security;

-- A line is never changed. Another line stands in for a wrong one (corrects_id). Where the wrong one was
-- exported already, a third takes it back with its minutes below zero (is_reversal), so that invoices add up.
create table time_entries (
  customer_id uuid not null references customers,
  id uuid not null,
  ticket_id uuid not null,
  -- The reply or note that it was given with.
  comment_id uuid,
  agent_id uuid not null,
  agent_name text not null,
  day date not null,
  minutes integer not null check (minutes between -1440 and 1440),
  -- After the customer's minimum and rounding, as they were at the time.
  billed_minutes integer not null,
  is_billable boolean not null,
  kind_id text not null references work_kinds,
  invoice_text text not null,
  created_at timestamptz not null,
  -- Whoever wrote the line: an administrator may correct what an agent has worked.
  created_by text not null,
  corrects_id uuid,
  is_reversal boolean not null default false,
  reason text,
  corrected_at timestamptz,
  export_id uuid,
  exported_at timestamptz,
  -- A line that was corrected before anybody exported it is history alone.
  counts boolean not null generated always as (corrected_at is null or exported_at is not null) stored,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets,
  check ((exported_at is null) = (export_id is null)),
  check (is_reversal or minutes >= 0)
);
create index time_entries_of_ticket on time_entries (customer_id, ticket_id);
create index time_entries_by_id on time_entries (id);
create index time_entries_by_day on time_entries (day, id) where counts;
create index time_entries_of_export on time_entries (export_id) where export_id is not null;
-- An entry is corrected once; what is wrong then is the correction.
create unique index time_entries_corrections on time_entries (customer_id, corrects_id) where not is_reversal;
grant select, insert on time_entries to portico_staff;
grant update (corrected_at, export_id, exported_at) on time_entries to portico_staff;
grant select, insert, update, delete on time_entries to portico_worker;
alter table time_entries enable row level security;
