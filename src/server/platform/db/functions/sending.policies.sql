-- No customer has a right on them, so that no policy is needed for them.
drop policy if exists all_rows on answer_drafts;
create policy all_rows on answer_drafts to portico_staff, portico_worker using (true);

drop policy if exists all_rows on waiting_replies;
create policy all_rows on waiting_replies to portico_staff, portico_worker using (true);

drop policy if exists all_rows on held_files;
create policy all_rows on held_files to portico_staff, portico_worker using (true);

create or replace trigger stop_waiting after insert on ticket_events
  for each row when (new.type = 'closed' or (new.type = 'replied' and not new.by_agent))
  execute function stop_waiting_replies();
