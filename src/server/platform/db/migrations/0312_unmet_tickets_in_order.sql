-- The tickets of a company whose clocks go on or ended late, in each order of the list. With priority in front, one index
-- has the orders by priority and, in a range for each priority, by creation.
drop index tickets_of_company_unanswered, tickets_of_company_unresolved;
create index tickets_of_company_unanswered on tickets (customer_id, priority_rank desc, created_at desc, id desc)
  where first_response_at is null or first_response_at > response_due_at;
create index tickets_of_company_unanswered_changed on tickets (customer_id, priority_rank desc, updated_at desc, id desc)
  where first_response_at is null or first_response_at > response_due_at;
create index tickets_of_company_unresolved on tickets (customer_id, priority_rank desc, created_at desc, id desc)
  where coalesce(resolved_at, closed_at) is null or coalesce(resolved_at, closed_at) > resolution_due_at;
create index tickets_of_company_unresolved_changed on tickets (customer_id, priority_rank desc, updated_at desc, id desc)
  where coalesce(resolved_at, closed_at) is null or coalesce(resolved_at, closed_at) > resolution_due_at;
