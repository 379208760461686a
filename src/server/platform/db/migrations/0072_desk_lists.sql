-- Lists of the desk are found with the session in one call, and each filter has an index or a statement that reads
-- little more than its page.
drop function if exists read_desk_page, read_desk_ranges, find_desk_way, is_category_rare, rare_categories,
  count_desk_views;
drop type desk_wants cascade;
drop function if exists desk_due, desk_priority, desk_last_changed, desk_first_changed, desk_newest, desk_oldest;

-- Databases between two releases have them.
drop index if exists desk_tickets_due, desk_tickets_by_priority, desk_tickets_changed, desk_tickets_newest,
  desk_tickets_closed_due, desk_tickets_closed_by_priority, desk_tickets_closed_changed, desk_tickets_closed_newest,
  desk_tickets_assigned, desk_tickets_assigned_by_priority, desk_tickets_assigned_changed, desk_tickets_assigned_newest,
  desk_tickets_closed_assigned_by_priority, desk_tickets_closed_assigned_changed, desk_tickets_closed_assigned_newest,
  desk_tickets_categories, desk_tickets_snoozed;
alter table desk_tickets drop column category_marks;
drop function desk_category_marks;

-- The categories of a ticket as one number, which an index can lead to. Tickets with the same ones have the same
-- number: there are far fewer sets than tickets.
alter table desk_tickets
  add column category_set bigint not null generated always as (hash_array_extended(categories, 0)) stored;
-- Every set that a ticket has had.
create table desk_category_sets (
  id bigint primary key,
  categories text[] not null
);
insert into desk_category_sets
  select distinct category_set, categories from desk_tickets
  on conflict do nothing;
alter table desk_category_sets enable row level security;
grant select on desk_category_sets to portico_staff;

-- Where a list looks for tickets: ranges of their columns, from the first to the last value where nothing is wanted of
-- one. A null owner is whoever asks. What is found for a list stands at the end.
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
  category_sets bigint[],
  deleted uuid[]
);
-- Whose session it is, and what their page needs to know.
create type desk_session as (
  user_id uuid,
  seen_at timestamptz,
  viewer_role text,
  lacks_second_factor boolean,
  may_read boolean,
  names_are_old boolean,
  deleted uuid[]
);
