drop policy if exists all_rows on audit_entries;
create policy all_rows on audit_entries to portico_staff, portico_worker using (true);

create or replace trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
