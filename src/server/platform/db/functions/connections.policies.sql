drop policy if exists all_rows on connections;
create policy all_rows on connections to portico_staff, portico_worker using (true);
drop policy if exists all_rows on connection_tests;
create policy all_rows on connection_tests to portico_staff, portico_worker using (true);
