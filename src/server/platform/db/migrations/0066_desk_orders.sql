-- What the queue filters by stands in the index of each order, so that a walk along it passes what is filtered out
-- without a visit of its row. Never null, so that one condition serves both a value and any: a range.
alter table desk_tickets
  -- Open asleep, open, pending, pending asleep, closed: what a view or a status shows is a range of these.
  add column state smallint not null generated always as (
    case status
      when 'Open' then case when snoozed_at is null then 2 else 1 end
      when 'Pending' then case when snoozed_at is null then 3 else 4 end
      else 5
    end
  ) stored,
  -- The assignee; nobody is the first of all ids.
  add column owner_id uuid not null generated always as (
    coalesce(assignee_id, '00000000-0000-0000-0000-000000000000')
  ) stored;

-- Where the queue looks for tickets: ranges of their columns, and what no range can say.
drop type desk_wants cascade;
drop function if exists desk_next_due, desk_next_priority, desk_next_last_changed, desk_next_first_changed,
  desk_next_newest, desk_next_oldest, desk_next_nobodys, desk_next_assigned, read_plain_desk_page, is_desk_plain, walk_desk;
create type desk_wants as (
  state_from smallint,
  state_to smallint,
  owner_from uuid,
  owner_to uuid,
  customer_from uuid,
  customer_to uuid,
  rank_from smallint,
  rank_to smallint,
  due_from bigint,
  due_before bigint,
  near_from timestamptz,
  near_before timestamptz,
  raised_after timestamptz,
  raised_by timestamptz,
  category text,
  deleted uuid[]
);
