drop policy if exists all_rows on usage_counts;
create policy all_rows on usage_counts to portico_staff, portico_worker using (true);
