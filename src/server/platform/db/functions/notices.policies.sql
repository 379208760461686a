-- No customer has a right on these tables, so that no policy is needed for them.
drop policy if exists all_rows on staff_notices;
create policy all_rows on staff_notices to portico_staff, portico_worker using (true);
drop policy if exists all_rows on desk_presence;
create policy all_rows on desk_presence to portico_staff, portico_worker using (true);

create or replace trigger announce_new after insert on staff_notices referencing new table as changed
  for each statement execute function announce_notices();
create or replace trigger announce_read after update on staff_notices referencing new table as changed
  for each statement execute function announce_notices();
create or replace trigger announce_cleared after delete on staff_notices referencing old table as changed
  for each statement execute function announce_notices();
create or replace trigger announce_come_and_gone after insert or delete on desk_presence
  for each row execute function announce_presence();
create or replace trigger announce_state after update on desk_presence
  for each row when (old.state is distinct from new.state) execute function announce_presence();
