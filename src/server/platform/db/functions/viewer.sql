-- The viewer of a customer's request, as asViewer sets it for one transaction. Null outside of one,
-- and no row equals null.
create or replace function viewer_customer_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.customer_id', true), '')::uuid $$;
create or replace function viewer_user_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.user_id', true), '')::uuid $$;

-- Returns whether the viewer sees a ticket: the rule of seesTicket in tickets/audience.ts. Policies and
-- functions pass the columns that decide, and the planner inlines its body, so that it can walk an
-- index of these columns. That ends as soon as the body has a query of its own.
create or replace function viewer_sees_ticket(customer_id uuid, requester_id uuid) returns boolean
stable parallel safe language sql as
  $$ select customer_id = viewer_customer_id() and requester_id = viewer_user_id() $$;

-- Returns whether the customer is notified of an event of this type, and can read it. Everything else
-- stays among the staff: a new type does until it is named here.
create or replace function customer_learns_of(event_type text) returns boolean
immutable parallel safe language sql as
  $$ select event_type in ('created', 'replied', 'status_changed', 'edited', 'closed', 'reopened') $$;
