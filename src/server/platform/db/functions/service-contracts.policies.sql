drop policy if exists own on service_contract_versions;
create policy own on service_contract_versions for select to portico_customer
  using (customer_id = viewer_customer_id());
drop policy if exists own on service_contract_revisions;
create policy own on service_contract_revisions for select to portico_customer
  using (customer_id = viewer_customer_id());
drop policy if exists own on maintenance_window_customers;
create policy own on maintenance_window_customers for select to portico_customer
  using (customer_id = viewer_customer_id());

-- The inner query sees the rows of the viewer's customer only.
drop policy if exists own on maintenance_windows;
create policy own on maintenance_windows for select to portico_customer
  using (
    not isempty(counted)
    or exists (select from maintenance_window_customers where window_id = maintenance_windows.id offset 0)
  );

-- No customer has a right on the templates, so that no policy is needed for them.
drop policy if exists all_rows on service_templates;
create policy all_rows on service_templates to portico_staff, portico_worker using (true);
drop policy if exists all_rows on service_contract_versions;
create policy all_rows on service_contract_versions to portico_staff, portico_worker using (true);
drop policy if exists all_rows on service_contract_revisions;
create policy all_rows on service_contract_revisions to portico_staff, portico_worker using (true);
drop policy if exists all_rows on maintenance_windows;
create policy all_rows on maintenance_windows to portico_staff, portico_worker using (true);
drop policy if exists all_rows on maintenance_window_customers;
create policy all_rows on maintenance_window_customers to portico_staff, portico_worker using (true);
