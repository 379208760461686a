-- No customer has a right on them, so that no policy is needed for them.
drop policy if exists all_rows on ticket_links;
create policy all_rows on ticket_links to portico_staff, portico_worker using (true);

drop policy if exists all_rows on ticket_merges;
create policy all_rows on ticket_merges to portico_staff, portico_worker using (true);

drop policy if exists all_rows on customer_briefs;
create policy all_rows on customer_briefs to portico_staff, portico_worker using (true);

create or replace trigger mark_ticket after insert or delete on ticket_merges
  for each row execute function mark_merged_ticket();
