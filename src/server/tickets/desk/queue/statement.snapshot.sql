-- all by due date
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal))
  order by "due_order" asc, ticket_id asc limit $1
) union all (
  select ticket_id, "due_order" as key from desk_tickets
  where status = 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal))
  order by "due_order" asc, ticket_id asc limit $2
)) branches
order by key asc, ticket_id asc limit $3

-- open by due date, second page
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and ("due_order", ticket_id) > ($2::bigint, $3)
  order by "due_order" asc, ticket_id asc limit $4
)) branches
order by key asc, ticket_id asc limit $5

-- open and awake by last change
/* planned for its values */ select ticket_id from ((
  select ticket_id, "changed_at" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal))
  order by "changed_at" desc, ticket_id desc limit $2
)) branches
order by key desc, ticket_id desc limit $3

-- asleep by due date
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and snoozed_at is not null and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal))
  order by "due_order" asc, ticket_id asc limit $2
)) branches
order by key asc, ticket_id asc limit $3

-- closed, oldest first
/* planned for its values */ select ticket_id from ((
  select ticket_id, "created_at" as key from desk_tickets
  where status = 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal))
  order by "created_at" asc, ticket_id asc limit $1
)) branches
order by key asc, ticket_id asc limit $2

-- one priority by priority
/* planned for its values */ select ticket_id from ((
  select ticket_id, "priority_order" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and priority_rank = $2 and priority_order >= $3 and priority_order < $4
  order by "priority_order" asc, ticket_id asc limit $5
)) branches
order by key asc, ticket_id asc limit $6

-- of an age by last change
/* planned for its values */ select ticket_id from ((
  select ticket_id, "changed_at" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and created_at > $2 and created_at <= $3 and changed_at > $4
  order by "changed_at" desc, ticket_id desc limit $5
)) branches
order by key desc, ticket_id desc limit $6

-- of an age by due date
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and created_at > $2 and due_order > $3
  order by "due_order" asc, ticket_id asc limit $4
)) branches
order by key asc, ticket_id asc limit $5

-- breached of an agent and a customer
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and customer_id = $2 and owner_id = $3 and due_order < $4
  order by "due_order" asc, ticket_id asc limit $5
)) branches
order by key asc, ticket_id asc limit $6

-- near with a category
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and state = any ($1::smallint[]) and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and category_set = any ($2::bigint[]) and due_order between $3 and $4 and near_at < $5
  order by "due_order" asc, ticket_id asc limit $6
)) branches
order by key asc, ticket_id asc limit $7

-- of a figure
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and created_at >= $1 and created_at < $2 and coalesce("first_response_at", $3) > "response_due_at" and not exists (select from ticket_merges merge where merge.customer_id = desk_tickets.customer_id and merge.ticket_id = desk_tickets.ticket_id)
  order by "due_order" asc, ticket_id asc limit $4
) union all (
  select ticket_id, "due_order" as key from desk_tickets
  where status = 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and created_at >= $5 and created_at < $6 and coalesce("first_response_at", $7) > "response_due_at" and not exists (select from ticket_merges merge where merge.customer_id = desk_tickets.customer_id and merge.ticket_id = desk_tickets.ticket_id)
  order by "due_order" asc, ticket_id asc limit $8
)) branches
order by key asc, ticket_id asc limit $9

-- found by a search
/* planned for its values */ select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and (customer_id, ticket_id) in (select * from unnest($1::uuid[], $2::uuid[]))
  order by "due_order" asc, ticket_id asc limit $3
) union all (
  select ticket_id, "due_order" as key from desk_tickets
  where status = 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and (customer_id, ticket_id) in (select * from unnest($4::uuid[], $5::uuid[]))
  order by "due_order" asc, ticket_id asc limit $6
)) branches
order by key asc, ticket_id asc limit $7

-- searched for
/* planned for its values */ with searched as materialized (
  select customer_id, ticket_id from find_desk_tickets($1::text[], $2, null)
)
select ticket_id from ((
  select ticket_id, "due_order" as key from desk_tickets
  where status <> 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and (customer_id, ticket_id) in (select * from searched)
  order by "due_order" asc, ticket_id asc limit $3
) union all (
  select ticket_id, "due_order" as key from desk_tickets
  where status = 'Closed' and customer_id <> all (array(select id from customers where deleted_at is not null and not internal)) and (customer_id, ticket_id) in (select * from searched)
  order by "due_order" asc, ticket_id asc limit $4
)) branches
order by key asc, ticket_id asc limit $5
