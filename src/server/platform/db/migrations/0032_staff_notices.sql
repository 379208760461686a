-- What one of the staff is told of, such as a ticket that somebody else has assigned to them. A row for
-- each person. No customer has a right on it.
create table staff_notices (
  customer_id uuid not null,
  -- Made by time: the newest has the largest.
  id uuid not null,
  ticket_id uuid not null,
  -- Whom it tells, and who made it necessary: null for the system.
  user_id uuid not null,
  kind text not null,
  actor_id uuid,
  actor_name text,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets
);
create index staff_notices_newest on staff_notices (user_id, id desc);
create index staff_notices_unread on staff_notices (user_id) where read_at is null;
create index staff_notices_of_ticket on staff_notices (customer_id, ticket_id, user_id);
create index staff_notices_old on staff_notices (created_at);
alter table staff_notices enable row level security;
grant select, insert on staff_notices to portico_staff;
grant update (read_at) on staff_notices to portico_staff;
grant select, insert, update, delete on staff_notices to portico_worker;

-- Who looks at a ticket at the desk, and who writes in it, by browser tab. Unlogged: after a crash the
-- pages that are open say so again within seconds. Rows whose lease has run out count as none.
create unlogged table desk_presence (
  ticket_id uuid not null,
  user_id uuid not null,
  tab uuid not null,
  state text not null check (state in ('writing', 'viewing', 'away')),
  until timestamptz not null,
  primary key (ticket_id, user_id, tab)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table desk_presence enable row level security;
grant select, insert, update, delete on desk_presence to portico_staff, portico_worker;

-- Announced as well: whose notices have changed, and at which ticket somebody has come, gone or begun to
-- write. They go over channels of their own, to which a process of the version before does not listen.
alter table announcements add column told_user_id uuid;
alter table announcements add column present_ticket_id uuid;
alter table announcements drop constraint announcements_check;
alter table announcements add constraint announcements_check
  check (num_nonnulls(ticket_id, session_mark, told_user_id, present_ticket_id) = 1);

-- How much of a promise's time is left, in percent, when it counts as near and staff are told. Zero: never.
alter table installation add column near_percent smallint not null default 20
  check (near_percent between 0 and 50);
grant update (near_percent) on installation to portico_staff;
grant select (near_percent) on installation to portico_worker;
-- Of which promise staff were told, by when it ends. Those that have ended before now are known.
alter table desk_tickets add column told_due_at timestamptz;
update desk_tickets set told_due_at = due_at where due_at <= now();
create index desk_tickets_to_tell on desk_tickets (near_at)
  where near_at is not null and told_due_at is distinct from due_at;
