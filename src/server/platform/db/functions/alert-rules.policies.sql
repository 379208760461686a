-- No customer has a right on this table, so that no policy is needed for them.
drop policy if exists all_rows on alert_rules;
create policy all_rows on alert_rules to portico_staff, portico_worker using (true);
