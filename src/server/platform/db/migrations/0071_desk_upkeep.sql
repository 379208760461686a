-- What sleeps, in each order: a few tickets of many.
create index desk_tickets_asleep_due on desk_tickets
  (due_order, ticket_id, state, owner_id, customer_id, priority_rank, created_at, near_at)
  where status <> 'Closed' and snoozed_at is not null;
create index desk_tickets_asleep_by_priority on desk_tickets
  (priority_order, ticket_id, state, owner_id, customer_id, due_order, created_at, near_at)
  where status <> 'Closed' and snoozed_at is not null;
create index desk_tickets_asleep_changed on desk_tickets
  (changed_at, ticket_id, state, owner_id, customer_id, priority_rank, due_order, created_at, near_at)
  where status <> 'Closed' and snoozed_at is not null;
create index desk_tickets_asleep_newest on desk_tickets
  (created_at, ticket_id, state, owner_id, customer_id, priority_rank, due_order, near_at)
  where status <> 'Closed' and snoozed_at is not null;

-- Lists of an age begin at it, so that nothing may stand before it was raised.
update desk_tickets set changed_at = created_at where changed_at < created_at;
update desk_tickets set
  due_order = (extract(epoch from created_at) * 1000)::bigint,
  priority_order = (3 - priority_rank) * 1000000000000000 + (extract(epoch from created_at) * 1000)::bigint
where due_at < created_at and closed_at is null;

-- Counts and walks along marks read an index alone, as long as the pages of the table are known to be visible to
-- everybody: a fifth of the table may not change before that is seen to.
alter table desk_tickets set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);
