-- Limits people to their own pending files. Files that the staff detach, and that come by mail or
-- from the CRM, wait for the clean-up here as well.
drop policy if exists own on pending_files;
create policy own on pending_files to portico_customer
  using (customer_id = viewer_customer_id() and uploader_id = viewer_user_id());

drop policy if exists all_rows on pending_files;
create policy all_rows on pending_files to portico_staff, portico_worker using (true);

-- No customer has a right on this table, so that no policy is needed for them.
drop policy if exists all_rows on file_stores;
create policy all_rows on file_stores to portico_worker using (true);
