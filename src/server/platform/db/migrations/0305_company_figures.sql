-- What a whole company's dashboard counts, without confidential tickets. By sets of categories, because some people see
-- the tickets of certain categories alone, and in shares by requester, so that changes of two tickets seldom wait for
-- the same row.
create table company_figures (
  customer_id uuid not null,
  month date not null,
  categories text[] not null,
  share smallint not null,
  open integer not null default 0,
  pending integer not null default 0,
  closed integer not null default 0,
  response_met integer not null default 0,
  response_ended integer not null default 0,
  response_minutes bigint not null default 0,
  resolution_met integer not null default 0,
  resolution_ended integer not null default 0,
  resolution_minutes bigint not null default 0,
  primary key (customer_id, month, categories, share)
) with (fillfactor = 50);
grant select on company_figures to portico_staff;
grant select, insert, delete on company_figures to portico_worker;

-- In the worker's role, because outside of every role there is nothing to see.
set local role portico_worker;
insert into company_figures
  select
    customer_id,
    date_trunc('month', created_at at time zone 'UTC')::date,
    categories,
    get_byte(uuid_send(requester_id), 15) & 15,
    count(*) filter (where status = 'Open'),
    count(*) filter (where status = 'Pending'),
    count(*) filter (where status = 'Closed'),
    count(*) filter (where first_response_at <= response_due_at),
    count(first_response_minutes),
    coalesce(sum(first_response_minutes), 0),
    count(*) filter (where coalesce(resolved_at, closed_at) <= resolution_due_at),
    count(resolution_minutes),
    coalesce(sum(resolution_minutes), 0)
  from tickets
  where not is_merged and not is_confidential
  group by 1, 2, 3, 4;
reset role;
alter table company_figures enable row level security;
