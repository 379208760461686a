-- People who see their whole company's tickets list them in these orders. With status and priority in front, any filter
-- reads the first rows of a few ranges.
create index tickets_of_company on tickets (customer_id, status, priority_rank desc, created_at desc, id desc);
create index tickets_of_company_changed on tickets (customer_id, status, priority_rank desc, updated_at desc, id desc);
