-- What open pages are told of. Rows are written in the transaction of the change and sent by a relay
-- (platform/live), because a commit that notifies holds a lock of the whole server. Unlogged: after a
-- crash nobody listens any more, and whoever comes back looks for himself.
create unlogged table announcements (
  seq bigint generated always as identity primary key,
  customer_id uuid,
  ticket_id uuid,
  at timestamptz,
  -- The beginning of the hash of a session that is over.
  session_mark text,
  check ((ticket_id is null) <> (session_mark is null))
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
alter table announcements enable row level security;
-- Rows are locked while they are taken, which needs the right to change them.
grant select, update, delete on announcements to portico_worker;
