drop policy if exists all_rows on outbox;
create policy all_rows on outbox to portico_staff, portico_worker using (true);
drop policy if exists all_rows on outbox_secrets;
create policy all_rows on outbox_secrets to portico_staff, portico_worker using (true);

-- A customer's transaction may ask for work of its own customer, and sees nothing of it.
drop policy if exists own on outbox;
create policy own on outbox for insert to portico_customer with check (customer_id = viewer_customer_id());
