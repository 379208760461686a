-- Plain true for staff: a policy that reads a setting keeps the planner from the search index.

drop policy if exists own on tickets;
create policy own on tickets to portico_customer
  using (viewer_sees_ticket(customer_id, requester_id, participant_ids, is_confidential, categories));

drop policy if exists in_own_name on tickets;
create policy in_own_name on tickets as restrictive for insert to portico_customer
  with check (requester_id = viewer_user_id());

-- Those who only read may lock a ticket, to learn that they may not change it.
drop policy if exists who_may_answer on tickets;
create policy who_may_answer on tickets as restrictive for update to portico_customer
  using (true) with check (viewer_may_answer(requester_id, participant_ids));

drop policy if exists all_rows on tickets;
create policy all_rows on tickets to portico_staff, portico_worker using (true);

-- Parts of a ticket are visible to all who see the ticket, as its own policy says. `offset 0` has
-- the planner look the one ticket up. It would read all of the viewer's tickets otherwise.
drop policy if exists of_own_ticket on comments;
create policy of_own_ticket on comments to portico_customer
  using (
    customer_id = viewer_customer_id() and not is_internal and exists (
      select from tickets where tickets.customer_id = comments.customer_id and tickets.id = comments.ticket_id offset 0
    )
  );

drop policy if exists not_as_agent on comments;
create policy not_as_agent on comments as restrictive for insert to portico_customer
  with check (kind <> 'agent');

drop policy if exists who_may_answer on comments;
create policy who_may_answer on comments as restrictive for insert to portico_customer
  with check (exists (
    select from tickets
    where tickets.customer_id = comments.customer_id and tickets.id = comments.ticket_id
      and viewer_may_answer(tickets.requester_id, tickets.participant_ids) offset 0
  ));

drop policy if exists all_rows on comments;
create policy all_rows on comments to portico_staff, portico_worker using (true);

drop policy if exists of_own_ticket on attachments;
create policy of_own_ticket on attachments to portico_customer
  using (
    customer_id = viewer_customer_id() and not is_internal and exists (
      select from tickets where tickets.customer_id = attachments.customer_id and tickets.id = attachments.ticket_id offset 0
    )
  );

drop policy if exists all_rows on attachments;
create policy all_rows on attachments to portico_staff, portico_worker using (true);

-- A comment's as its comment, so that those of notes are the staff's alone.
drop policy if exists of_own_ticket on mail_parts;
create policy of_own_ticket on mail_parts to portico_customer
  using (
    customer_id = viewer_customer_id()
    and exists (
      select from tickets where tickets.customer_id = mail_parts.customer_id and tickets.id = mail_parts.ticket_id offset 0
    )
    and (comment_id is null or exists (
      select from comments where comments.customer_id = mail_parts.customer_id and comments.id = mail_parts.comment_id offset 0
    ))
  );

drop policy if exists all_rows on mail_parts;
create policy all_rows on mail_parts to portico_staff, portico_worker using (true);

drop policy if exists of_own_ticket on ticket_events;
create policy of_own_ticket on ticket_events to portico_customer
  using (
    customer_id = viewer_customer_id() and customer_learns_of(type) and exists (
      select from tickets where tickets.customer_id = ticket_events.customer_id and tickets.id = ticket_events.ticket_id offset 0
    )
  );

drop policy if exists not_as_agent on ticket_events;
create policy not_as_agent on ticket_events as restrictive for insert to portico_customer
  with check (not by_agent);

drop policy if exists who_may_answer on ticket_events;
create policy who_may_answer on ticket_events as restrictive for insert to portico_customer
  with check (exists (
    select from tickets
    where tickets.customer_id = ticket_events.customer_id and tickets.id = ticket_events.ticket_id
      and viewer_may_answer(tickets.requester_id, tickets.participant_ids) offset 0
  ));

drop policy if exists all_rows on ticket_events;
create policy all_rows on ticket_events to portico_staff, portico_worker using (true);

drop policy if exists own on ticket_texts;
create policy own on ticket_texts to portico_customer
  using (
    customer_id = viewer_customer_id() and not is_internal and (
      requester_id = viewer_user_id() or exists (
        select from tickets where tickets.customer_id = ticket_texts.customer_id and tickets.id = ticket_texts.ticket_id offset 0
      )
    )
  );

drop policy if exists all_rows on ticket_texts;
create policy all_rows on ticket_texts to portico_staff, portico_worker using (true);

drop policy if exists own on ticket_figures;
create policy own on ticket_figures to portico_customer
  using (customer_id = viewer_customer_id() and requester_id = viewer_user_id());

drop policy if exists all_rows on ticket_figures;
create policy all_rows on ticket_figures to portico_staff, portico_worker using (true);

drop policy if exists all_rows on company_figures;
create policy all_rows on company_figures to portico_staff, portico_worker using (true);

create or replace trigger keep_text after insert or delete on tickets
  for each row execute function keep_ticket_text();
create or replace trigger keep_text_of_changed after update of requester_id, subject, description on tickets
  for each row execute function keep_ticket_text();
create or replace trigger keep_text after insert or delete on comments
  for each row execute function keep_comment_text();
create or replace trigger keep_text_of_changed after update of ticket_id, kind, is_internal, content on comments
  for each row execute function keep_comment_text();

create or replace trigger keep_figures after insert or delete on tickets
  for each row execute function keep_ticket_figures();
-- The due time of a clock that runs decides no figure.
create or replace trigger keep_figures_of_changed after update on tickets
  for each row when (
    (
      old.requester_id, old.created_at, old.status, old.first_response_at, case when old.first_response_at is not null then old.response_due_at end,
      old.first_response_minutes, old.closed_at, old.resolved_at,
      case when coalesce(old.resolved_at, old.closed_at) is not null then old.resolution_due_at end, old.resolution_minutes, old.is_merged,
      old.is_confidential, old.categories
    ) is distinct from (
      new.requester_id, new.created_at, new.status, new.first_response_at, case when new.first_response_at is not null then new.response_due_at end,
      new.first_response_minutes, new.closed_at, new.resolved_at,
      case when coalesce(new.resolved_at, new.closed_at) is not null then new.resolution_due_at end, new.resolution_minutes, new.is_merged,
      new.is_confidential, new.categories
    )
  )
  execute function keep_ticket_figures();

drop policy if exists all_rows on ticket_list_versions;
create policy all_rows on ticket_list_versions to portico_staff, portico_worker using (true);

create or replace trigger keep_json before insert or update on tickets
  for each row execute function keep_ticket_json();
create or replace trigger keep_list_version after insert or update on tickets
  for each row execute function keep_list_version();

create or replace trigger keep_text after insert on mail_parts
  for each row when (new.quoted is not null) execute function keep_quoted_text();
