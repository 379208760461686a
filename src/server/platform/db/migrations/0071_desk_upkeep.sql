-- Lists of an age begin at it, so that nothing may stand before it was raised.
update desk_tickets set changed_at = created_at where changed_at < created_at;
update desk_tickets set
  due_order = (extract(epoch from created_at) * 1000)::bigint,
  priority_order = (3 - priority_rank) * 1000000000000000 + (extract(epoch from created_at) * 1000)::bigint
where due_at < created_at and closed_at is null;

-- Counts and walks along marks read an index alone, as long as the pages of the table are known to be visible to
-- everybody: a fifth of the table may not change before that is seen to.
alter table desk_tickets set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);
