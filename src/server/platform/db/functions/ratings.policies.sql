-- Belongs to the requester alone, even if others see the ticket, and to its present closing only.
drop policy if exists by_requester on ticket_ratings;
create policy by_requester on ticket_ratings to portico_customer
  using (
    customer_id = viewer_customer_id() and exists (
      select from tickets
      where tickets.customer_id = ticket_ratings.customer_id and tickets.id = ticket_ratings.ticket_id
        and tickets.requester_id = viewer_user_id() offset 0
    )
  )
  with check (
    customer_id = viewer_customer_id() and exists (
      select from tickets
      where tickets.customer_id = ticket_ratings.customer_id and tickets.id = ticket_ratings.ticket_id
        and tickets.requester_id = viewer_user_id() and tickets.closed_at = ticket_ratings.closed_at
        and not tickets.is_merged offset 0
    )
  );

drop policy if exists all_rows on ticket_ratings;
create policy all_rows on ticket_ratings to portico_staff, portico_worker using (true);

create or replace trigger announce_rating after insert or update on ticket_ratings
  for each row execute function announce_rating();
