-- The viewer of a customer's request, as asViewer sets it for one transaction. Null outside of one,
-- and no row equals null.

create or replace function viewer_customer_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.customer_id', true), '')::uuid $$;
create or replace function viewer_user_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.user_id', true), '')::uuid $$;
