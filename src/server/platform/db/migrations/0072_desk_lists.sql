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

-- What is not closed, in each order.
create index desk_tickets_due on desk_tickets
  (due_order, ticket_id, state, owner_id, customer_id, priority_rank, created_at, near_at, changed_at, category_set)
  where status <> 'Closed';
create index desk_tickets_by_priority on desk_tickets
  (priority_order, ticket_id, state, owner_id, due_order, created_at, near_at, category_set)
  where status <> 'Closed';
create index desk_tickets_changed on desk_tickets
  (changed_at, ticket_id, state, owner_id, priority_rank, due_order, created_at, near_at, category_set)
  where status <> 'Closed';
create index desk_tickets_newest on desk_tickets
  (created_at, ticket_id, state, owner_id, customer_id, priority_rank, due_order, near_at, changed_at, category_set)
  where status <> 'Closed';

create index desk_tickets_closed_due on desk_tickets
  (due_order, ticket_id, owner_id, priority_rank, created_at, category_set)
  where status = 'Closed';
create index desk_tickets_closed_by_priority on desk_tickets
  (priority_order, ticket_id, owner_id, created_at, category_set)
  where status = 'Closed';
create index desk_tickets_closed_changed on desk_tickets
  (changed_at, ticket_id, owner_id, priority_rank, created_at, category_set)
  where status = 'Closed';
create index desk_tickets_closed_newest on desk_tickets
  (created_at, ticket_id, owner_id, customer_id, priority_rank, due_order, changed_at, category_set)
  where status = 'Closed';

-- Of somebody, in each order. What is due has both, because what is closed comes last in it, and that of nobody.
create index desk_tickets_assigned on desk_tickets
  (owner_id, due_order, ticket_id, state, priority_rank, created_at, near_at, category_set);
create index desk_tickets_assigned_by_priority on desk_tickets
  (owner_id, priority_order, ticket_id, state, due_order, created_at, near_at, category_set)
  where status <> 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_assigned_changed on desk_tickets
  (owner_id, changed_at, ticket_id, state, priority_rank, due_order, created_at, near_at, category_set)
  where status <> 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_assigned_newest on desk_tickets
  (owner_id, created_at, ticket_id, state, priority_rank, due_order, near_at, category_set)
  where status <> 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_closed_assigned_by_priority on desk_tickets
  (owner_id, priority_order, ticket_id, created_at, category_set)
  where status = 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_closed_assigned_changed on desk_tickets
  (owner_id, changed_at, ticket_id, priority_rank, created_at, category_set)
  where status = 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_closed_assigned_newest on desk_tickets
  (owner_id, created_at, ticket_id, priority_rank, category_set)
  where status = 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';

-- What staff were told of, because it is near or has been: desk_tickets_to_tell has the others.
create index desk_tickets_told_by_priority on desk_tickets
  (priority_order, ticket_id, state, owner_id, due_order, created_at, near_at, category_set)
  where told_due_at = due_at;
create index desk_tickets_told_changed on desk_tickets
  (changed_at, ticket_id, state, owner_id, priority_rank, due_order, created_at, near_at, category_set)
  where told_due_at = due_at;
create index desk_tickets_told_newest on desk_tickets
  (created_at, ticket_id, state, owner_id, priority_rank, due_order, near_at, category_set)
  where told_due_at = due_at;

-- What was changed long after it was raised. All others of an age were changed within three days of it.
create index desk_tickets_changed_late on desk_tickets
  (changed_at, ticket_id, state, owner_id, priority_rank, due_order, created_at, near_at, category_set)
  where status <> 'Closed' and changed_at - created_at > interval '3 days';
create index desk_tickets_closed_changed_late on desk_tickets
  (changed_at, ticket_id, owner_id, priority_rank, created_at, category_set)
  where status = 'Closed' and changed_at - created_at > interval '3 days';

-- A customer's, in each order. There are few of them, so that closed ones need no index of their own.
create index desk_tickets_of_customer_due on desk_tickets
  (customer_id, due_order, ticket_id, state, owner_id, priority_rank, created_at, near_at, category_set);
create index desk_tickets_of_customer_by_priority on desk_tickets
  (customer_id, priority_order, ticket_id, state, owner_id, due_order, created_at, near_at, category_set);
create index desk_tickets_of_customer_changed on desk_tickets
  (customer_id, changed_at, ticket_id, state, owner_id, priority_rank, due_order, created_at, near_at, category_set);
create index desk_tickets_of_customer_newest on desk_tickets
  (customer_id, created_at, ticket_id, state, owner_id, priority_rank, due_order, near_at, category_set);

-- Those of a set of categories, in each order.
create index desk_tickets_of_set_due on desk_tickets
  (category_set, due_order, ticket_id, customer_id, state, owner_id, priority_rank, created_at, near_at);
create index desk_tickets_of_set_by_priority on desk_tickets
  (category_set, priority_order, ticket_id, customer_id, state, owner_id, due_order, created_at, near_at);
create index desk_tickets_of_set_changed on desk_tickets
  (category_set, changed_at, ticket_id, customer_id, state, owner_id, priority_rank, due_order, created_at, near_at);
create index desk_tickets_of_set_newest on desk_tickets
  (category_set, created_at, ticket_id, customer_id, state, owner_id, priority_rank, due_order, near_at);

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
