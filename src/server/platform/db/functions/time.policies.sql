-- No customer has a right on any of them, so that no policy is needed for them.
drop policy if exists all_rows on time_rules;
create policy all_rows on time_rules to portico_staff, portico_worker using (true);
drop policy if exists all_rows on time_exports;
create policy all_rows on time_exports to portico_staff, portico_worker using (true);
drop policy if exists all_rows on time_entries;
create policy all_rows on time_entries to portico_staff, portico_worker using (true);

create or replace trigger follow_time after insert on time_entries
  for each row execute function follow_time_entry();
create or replace trigger follow_rules after insert or update of shown_to_customer on time_rules
  for each row execute function follow_time_rules();
create or replace trigger follow_kind after update of name, internal on work_kinds
  for each row when (old.name <> new.name or old.internal <> new.internal)
  execute function follow_work_kind();
