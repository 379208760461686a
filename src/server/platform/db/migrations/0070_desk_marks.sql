-- One bit for each category, so that a walk along an order tells by its index alone which tickets have one. Two
-- categories may share a bit: what is found is compared once more. Never change it, because it is stored.
create function desk_category_marks(categories text[]) returns bigint immutable strict parallel safe language sql as $$
  select coalesce(bit_or(1::bigint << ('x' || left(md5(category), 4))::bit(16)::integer % 63), 0)
  from unnest(categories) category
$$;

alter table desk_tickets
  add column category_marks bigint not null generated always as (desk_category_marks(categories)) stored;

drop index desk_tickets_due, desk_tickets_by_priority, desk_tickets_changed, desk_tickets_newest,
  desk_tickets_closed_due, desk_tickets_closed_by_priority, desk_tickets_closed_changed, desk_tickets_closed_newest,
  desk_tickets_assigned;
create index desk_tickets_due on desk_tickets
  (due_order, ticket_id, state, owner_id, customer_id, priority_rank, created_at, near_at, category_marks)
  where status <> 'Closed';
create index desk_tickets_by_priority on desk_tickets
  (priority_order, ticket_id, state, owner_id, customer_id, due_order, created_at, near_at, category_marks)
  where status <> 'Closed';
create index desk_tickets_changed on desk_tickets
  (changed_at, ticket_id, state, owner_id, customer_id, priority_rank, due_order, created_at, near_at, category_marks)
  where status <> 'Closed';
create index desk_tickets_newest on desk_tickets
  (created_at, ticket_id, state, owner_id, customer_id, priority_rank, due_order, near_at, category_marks)
  where status <> 'Closed';
create index desk_tickets_closed_due on desk_tickets
  (due_order, ticket_id, owner_id, customer_id, priority_rank, created_at, category_marks)
  where status = 'Closed';
create index desk_tickets_closed_by_priority on desk_tickets
  (priority_order, ticket_id, owner_id, customer_id, created_at, category_marks)
  where status = 'Closed';
create index desk_tickets_closed_changed on desk_tickets
  (changed_at, ticket_id, owner_id, customer_id, priority_rank, created_at, category_marks)
  where status = 'Closed';
create index desk_tickets_closed_newest on desk_tickets
  (created_at, ticket_id, owner_id, customer_id, priority_rank, category_marks)
  where status = 'Closed';
-- What is due next of somebody or of nobody. What is closed comes last in this order.
create index desk_tickets_assigned on desk_tickets
  (owner_id, due_order, ticket_id, state, customer_id, priority_rank, created_at, near_at, category_marks);
-- What is not closed of somebody, in the other orders. A busy agent has a thousand, which are many to sort and few
-- to look for among all.
create index desk_tickets_assigned_by_priority on desk_tickets
  (owner_id, priority_order, ticket_id, state, customer_id, due_order, created_at, near_at, category_marks)
  where status <> 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_assigned_changed on desk_tickets
  (owner_id, changed_at, ticket_id, state, customer_id, priority_rank, due_order, created_at, near_at, category_marks)
  where status <> 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';
create index desk_tickets_assigned_newest on desk_tickets
  (owner_id, created_at, ticket_id, state, customer_id, priority_rank, due_order, near_at, category_marks)
  where status <> 'Closed' and owner_id <> '00000000-0000-0000-0000-000000000000';

alter type desk_wants add attribute marks bigint;
drop function if exists desk_owned_due, desk_due, desk_priority, desk_last_changed, desk_first_changed, desk_newest,
  desk_oldest, read_desk_ranges, find_desk_way, is_category_rare;
