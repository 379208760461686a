drop policy if exists own on idempotency_keys;
create policy own on idempotency_keys to portico_customer
  using (customer_id = viewer_customer_id() and user_id = viewer_user_id());

drop policy if exists all_rows on idempotency_keys;
create policy all_rows on idempotency_keys to portico_staff, portico_worker using (true);
