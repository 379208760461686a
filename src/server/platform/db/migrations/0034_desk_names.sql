-- Since when the name or address of somebody may differ from what stands in the rows of the desk. Triggers
-- set it (functions/desk-names.sql), and the job that writes those rows anew clears it.
alter table customers add column renamed_at timestamptz;
alter table users add column renamed_at timestamptz;
create index customers_renamed on customers (renamed_at) where renamed_at is not null;
create index users_renamed on users (renamed_at) where renamed_at is not null;

-- The job writes names into the rows that are there. Only the worker sees that there are any.
do $$
declare
  has_tickets boolean;
begin
  set local role portico_worker;
  select exists (select from desk_tickets) into has_tickets;
  reset role;
  if has_tickets then
    insert into outbox (name, payload) values ('renew-desk-names', '{"everything":true}');
  end if;
end
$$;

-- What walk_desk looks for (functions/desk-walk.sql), and what it or a planned statement has found: where the
-- rows of a page are, and where it ends if there are more. Cut: the walk has ended before the page was full.
create type desk_wants as (
  is_plain boolean,
  unassigned boolean,
  snoozed boolean,
  rank smallint,
  category text,
  due_from bigint,
  due_before bigint,
  near_from timestamptz,
  near_before timestamptz,
  raised_after timestamptz,
  raised_by timestamptz,
  deleted uuid[]
);
create type desk_places as (spots tid[], last_key text, last_id uuid, is_cut boolean, found integer);
