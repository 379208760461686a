drop policy if exists own on users;
create policy own on users to portico_customer
  using (customer_id = viewer_customer_id() and id = viewer_user_id());

drop policy if exists all_rows on users;
create policy all_rows on users to portico_staff, portico_worker using (true);
