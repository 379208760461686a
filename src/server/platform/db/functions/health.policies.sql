-- No customer has a right on this table, so that no policy is needed for them.
drop policy if exists all_rows on lasting_failures;
create policy all_rows on lasting_failures to portico_staff, portico_worker using (true);
