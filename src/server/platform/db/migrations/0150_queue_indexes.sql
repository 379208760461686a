-- Pages of the queue are found by their keys in indexes that have every column of a filter, and their rows are read after
-- that, names included. Processes of the version before go on calling their functions, which build what they no longer
-- find in head_json and item_json; without the other indexes they are slower until they end.
-- Databases between two releases have them.
drop index if exists desk_tickets_due, desk_tickets_by_priority, desk_tickets_changed, desk_tickets_newest,
  desk_tickets_closed_due, desk_tickets_closed_by_priority, desk_tickets_closed_changed, desk_tickets_closed_newest,
  desk_tickets_asleep_due, desk_tickets_asleep_by_priority, desk_tickets_asleep_changed, desk_tickets_asleep_newest,
  desk_tickets_assigned, desk_tickets_assigned_by_priority, desk_tickets_assigned_changed, desk_tickets_assigned_newest,
  desk_tickets_closed_assigned_by_priority, desk_tickets_closed_assigned_changed, desk_tickets_closed_assigned_newest,
  desk_tickets_told_by_priority, desk_tickets_told_changed, desk_tickets_told_newest,
  desk_tickets_changed_late, desk_tickets_closed_changed_late,
  desk_tickets_of_customer_due, desk_tickets_of_customer_by_priority, desk_tickets_of_customer_changed,
  desk_tickets_of_customer_newest,
  desk_tickets_of_set_due, desk_tickets_of_set_by_priority, desk_tickets_of_set_changed, desk_tickets_of_set_newest;

-- Each order, of what is not closed and of what is.
create index desk_tickets_due on desk_tickets (due_order, ticket_id)
  include (customer_id, state, owner_id, priority_rank, created_at, near_at, category_set) where status <> 'Closed';
create index desk_tickets_by_priority on desk_tickets (priority_order, ticket_id)
  include (customer_id, state, owner_id, priority_rank, created_at, near_at, due_order, category_set) where status <> 'Closed';
create index desk_tickets_changed on desk_tickets (changed_at, ticket_id)
  include (customer_id, state, owner_id, priority_rank, created_at, near_at, due_order, category_set) where status <> 'Closed';
create index desk_tickets_newest on desk_tickets (created_at, ticket_id)
  include (customer_id, state, owner_id, priority_rank, near_at, due_order, changed_at, priority_order, category_set)
  where status <> 'Closed';
create index desk_tickets_closed_due on desk_tickets (due_order, ticket_id)
  include (customer_id, owner_id, priority_rank, created_at, category_set) where status = 'Closed';
create index desk_tickets_closed_by_priority on desk_tickets (priority_order, ticket_id)
  include (customer_id, owner_id, priority_rank, created_at, category_set) where status = 'Closed';
create index desk_tickets_closed_changed on desk_tickets (changed_at, ticket_id)
  include (customer_id, owner_id, priority_rank, created_at, category_set) where status = 'Closed';
create index desk_tickets_closed_newest on desk_tickets (created_at, ticket_id)
  include (customer_id, owner_id, priority_rank, due_order, changed_at, priority_order, category_set) where status = 'Closed';

-- A customer's, in each order. They lie together in time, which misleads the planner about the others.
create index desk_tickets_of_customer_due on desk_tickets (customer_id, due_order, ticket_id)
  include (status, state, owner_id, priority_rank, created_at, near_at, category_set);
create index desk_tickets_of_customer_by_priority on desk_tickets (customer_id, priority_order, ticket_id)
  include (status, state, owner_id, priority_rank, created_at, near_at, due_order, category_set);
create index desk_tickets_of_customer_changed on desk_tickets (customer_id, changed_at, ticket_id)
  include (status, state, owner_id, priority_rank, created_at, near_at, due_order, category_set);
create index desk_tickets_of_customer_newest on desk_tickets (customer_id, created_at, ticket_id)
  include (status, state, owner_id, priority_rank, near_at, due_order, category_set);

-- An agent's, or nobody's.
create index desk_tickets_owned on desk_tickets (owner_id, due_order, ticket_id)
  include (customer_id, state, priority_rank, created_at, near_at, changed_at, priority_order, category_set)
  where status <> 'Closed';
create index desk_tickets_closed_owned on desk_tickets (owner_id, changed_at, ticket_id)
  include (customer_id, priority_rank, created_at, due_order, priority_order, category_set) where status = 'Closed';

create index desk_tickets_of_set on desk_tickets (category_set, changed_at, ticket_id)
  include (customer_id, status, state, owner_id, priority_rank, created_at, near_at, due_order, priority_order);
create index desk_tickets_asleep on desk_tickets (snoozed_at) where snoozed_at is not null;

-- The queue's answers are not stored any more. Processes of the version before take every head for one of an older shape.
alter table desk_tickets alter head_json set default '';
drop trigger if exists mark_renamed on customers;
drop trigger if exists mark_renamed on users;
drop trigger if exists keep_head on desk_tickets;
delete from outbox where name = 'renew-desk-names';
do $do$
begin
  if to_regprocedure('desk_head_start()') is not null then
    create or replace function desk_head_start() returns text immutable parallel safe language sql as
      $$ select 'none' $$;
  end if;
end
$do$;
