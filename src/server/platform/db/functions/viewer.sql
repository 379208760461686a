-- The viewer of a customer's request, as asViewer sets it for one transaction. Null outside of one,
-- and no row equals null.
create or replace function viewer_customer_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.customer_id', true), '')::uuid $$;
create or replace function viewer_user_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.user_id', true), '')::uuid $$;

create or replace function viewer_visibility() returns text stable parallel safe language sql as
  $$ select current_setting('portico.visibility', true) $$;
create or replace function viewer_categories() returns text[] stable parallel safe language sql as
  $$ select nullif(current_setting('portico.visible_categories', true), '')::text[] $$;

-- Sets the viewer for the rest of the transaction, with what they see at this moment.
create or replace function set_viewer(customer uuid, person uuid) returns void language sql as $$
  select
    set_config('portico.customer_id', customer::text, true),
    set_config('portico.user_id', person::text, true),
    set_config('portico.visibility', coalesce(seen.visibility, 'own'), true),
    set_config('portico.visible_categories', coalesce(seen.visible_categories, '{}')::text, true),
    set_config('portico.may_answer', coalesce(seen.may_answer, false)::text, true)
  from (values (customer, person)) viewer (customer_id, id)
  left join users seen using (customer_id, id)
$$;

-- The one rule of who sees a ticket in its company; seesTicket in tickets/core/audience.ts has the same. A person's
-- columns and a ticket's decide. Functions pass columns, and the planner inlines the body: that ends as soon as it has
-- a query of its own.
create or replace function sees_ticket(
  person uuid, visibility text, visible_categories text[],
  requester_id uuid, participant_ids uuid[], is_confidential boolean, categories text[]
) returns boolean
immutable parallel safe language sql as $$
  select requester_id = person
    or person = any (participant_ids)
    or not is_confidential
      and (visibility = 'all' or visibility = 'categories' and categories && visible_categories)
$$;

create or replace function viewer_sees_ticket(
  customer_id uuid, requester_id uuid, participant_ids uuid[], is_confidential boolean, categories text[]
) returns boolean
stable parallel safe language sql as $$
  select customer_id = viewer_customer_id()
    and sees_ticket(
      viewer_user_id(), viewer_visibility(), viewer_categories(), requester_id, participant_ids, is_confidential, categories
    )
$$;

-- Returns whether the viewer may answer and change a ticket that they see: mayAnswer in tickets/core/audience.ts.
create or replace function viewer_may_answer(requester_id uuid, participant_ids uuid[]) returns boolean
stable parallel safe language sql as $$
  select requester_id = viewer_user_id()
    or viewer_user_id() = any (participant_ids)
    or current_setting('portico.may_answer', true) = 'true'
$$;

-- Returns whether the customer is notified of an event of this type, and can read it. Everything else
-- stays among the staff: a new type does until it is named here.
create or replace function customer_learns_of(event_type text) returns boolean
immutable parallel safe language sql as
  $$ select event_type in (
    'created', 'replied', 'status_changed', 'edited', 'closed', 'reopened', 'participant_added', 'participant_removed'
  ) $$;
