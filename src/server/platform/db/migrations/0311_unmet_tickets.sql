-- The tickets of a company whose clocks go on or ended late, for lists of those that are late. Most are neither.
create index tickets_of_company_unanswered on tickets (customer_id, created_at desc, id desc)
  where first_response_at is null or first_response_at > response_due_at;
create index tickets_of_company_unresolved on tickets (customer_id, created_at desc, id desc)
  where coalesce(resolved_at, closed_at) is null or coalesce(resolved_at, closed_at) > resolution_due_at;
