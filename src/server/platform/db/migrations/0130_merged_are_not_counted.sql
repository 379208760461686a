-- A ticket that goes on within another one is counted with that one. Kept by a trigger of ticket_merges, because a
-- requester, whose figures leave it out, has no right there.
alter table tickets add column is_merged boolean not null default false;

-- In the worker's role, because outside of every role there is nothing to see.
set local role portico_worker;
update tickets set is_merged = true
from ticket_merges merge
where tickets.customer_id = merge.customer_id and tickets.id = merge.ticket_id;

delete from ticket_figures figures using tickets
where tickets.is_merged
  and figures.customer_id = tickets.customer_id and figures.requester_id = tickets.requester_id;
insert into ticket_figures
  select
    customer_id,
    requester_id,
    date_trunc('month', created_at at time zone 'UTC')::date,
    count(*) filter (where status = 'Open'),
    count(*) filter (where status = 'Pending'),
    count(*) filter (where status = 'Closed'),
    count(*) filter (where first_response_at <= response_due_at),
    count(first_response_minutes),
    coalesce(sum(first_response_minutes), 0),
    count(*) filter (where closed_at <= resolution_due_at),
    count(resolution_minutes),
    coalesce(sum(resolution_minutes), 0)
  from tickets
  where not is_merged
    and (customer_id, requester_id) in (select customer_id, requester_id from tickets where is_merged)
  group by 1, 2, 3;
reset role;
