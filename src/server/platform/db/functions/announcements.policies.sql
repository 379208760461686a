drop policy if exists all_rows on announcements;
create policy all_rows on announcements to portico_worker using (true);

create or replace trigger follow_event after insert on ticket_events
  for each row execute function follow_ticket_event();
create or replace trigger announce_ended after delete on sessions referencing old table as ended
  for each statement execute function announce_ended_sessions();
