-- Returns the version of a customer's contract that holds at an instant; null before the first one.
create or replace function contract_version_at(customer uuid, at timestamptz) returns uuid stable language sql as $$
  select id from service_contract_versions
  where customer_id = customer and starts_at <= at
  order by starts_at desc limit 1
$$;
