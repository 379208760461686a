drop policy if exists own on pending_files;
create policy own on pending_files to portico_customer using (customer_id = viewer_customer_id());

drop policy if exists all_rows on pending_files;
create policy all_rows on pending_files to portico_staff, portico_worker using (true);
