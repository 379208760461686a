-- No customer has a right on any of them, so that no policy is needed for them.
drop policy if exists all_rows on time_rules;
create policy all_rows on time_rules to portico_staff, portico_worker using (true);
drop policy if exists all_rows on time_exports;
create policy all_rows on time_exports to portico_staff, portico_worker using (true);
drop policy if exists all_rows on time_entries;
create policy all_rows on time_entries to portico_staff, portico_worker using (true);

create or replace trigger follow_time after insert on time_entries
  for each row execute function follow_time_entry();
