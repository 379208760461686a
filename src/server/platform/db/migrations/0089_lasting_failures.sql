-- What keeps the installation from its work until somebody looks, such as mail that is stopped or a mailbox that
-- cannot be read. A row stays for an hour after its end, so that what comes and goes is told of once.
create table lasting_failures (
  kind text not null,
  -- Of what it is, such as a mailbox; empty where there is one.
  subject_id text not null,
  name text,
  since timestamptz not null,
  -- Of a warning that comes again: the days before the end.
  step smallint,
  ended_at timestamptz,
  primary key (kind, subject_id)
);
alter table lasting_failures enable row level security;
grant select on lasting_failures to portico_staff;
grant select, insert, update, delete on lasting_failures to portico_worker;

-- A notice that is about no ticket. The version before shows none of its kind.
alter table staff_notices alter column ticket_id drop not null;

-- A backup that failed, until the next that does not. The version before may take it for one that was made.
alter table backups alter column made_at drop not null;
alter table backups add column failed_at timestamptz;
