drop policy if exists all_rows on connections;
create policy all_rows on connections to portico_staff, portico_worker using (true);
