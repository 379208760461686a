drop policy if exists of_seen_ticket on ticket_participants;
create policy of_seen_ticket on ticket_participants for select to portico_customer
  using (
    customer_id = viewer_customer_id() and exists (
      select from tickets
      where tickets.customer_id = ticket_participants.customer_id and tickets.id = ticket_participants.ticket_id offset 0
    )
  );

drop policy if exists add_colleague on ticket_participants;
create policy add_colleague on ticket_participants for insert to portico_customer
  with check (
    customer_id = viewer_customer_id() and is_colleague(user_id) and exists (
      select from tickets
      where tickets.customer_id = ticket_participants.customer_id and tickets.id = ticket_participants.ticket_id
        and viewer_may_answer(tickets.requester_id, tickets.participant_ids) offset 0
    )
  );

drop policy if exists remove on ticket_participants;
create policy remove on ticket_participants for delete to portico_customer
  using (
    customer_id = viewer_customer_id() and exists (
      select from tickets
      where tickets.customer_id = ticket_participants.customer_id and tickets.id = ticket_participants.ticket_id
        and viewer_may_answer(tickets.requester_id, tickets.participant_ids) offset 0
    )
  );

drop policy if exists all_rows on ticket_participants;
create policy all_rows on ticket_participants to portico_staff, portico_worker using (true);

create or replace trigger end_external_people after insert or update on customer_domains
  for each row execute function end_external_people();

create or replace trigger keep_participants after insert or delete on ticket_participants
  for each row execute function keep_participants();
create or replace trigger announce_participant after insert or delete on ticket_participants
  for each row execute function announce_participant();
create or replace trigger announce_audience after update on tickets
  for each row when (
    (old.requester_id, old.is_confidential, old.categories) is distinct from (new.requester_id, new.is_confidential, new.categories)
  )
  execute function announce_audience();
create or replace trigger announce_visibility after update on users
  for each row when (
    (old.visibility, old.visible_categories, old.may_answer, old.is_portal_manager)
      is distinct from (new.visibility, new.visible_categories, new.may_answer, new.is_portal_manager)
  )
  execute function announce_visibility();
