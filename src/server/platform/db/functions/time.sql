-- Tells staff that time was added to a ticket or corrected. Never its requester: the ticket itself has not
-- changed.
create or replace function follow_time_entry() returns trigger language plpgsql security definer as $$
begin
  -- The ticket that it was merged into shows it, too.
  insert into public.announcements (customer_id, ticket_id, at, staff_only)
    with recursive shown (ticket_id) as (
      select new.ticket_id
      union
      select merge.into_ticket_id from public.ticket_merges merge
      join shown on shown.ticket_id = merge.ticket_id
      where merge.customer_id = new.customer_id
    )
    select new.customer_id, ticket_id, new.created_at, true from shown;
  return null;
end
$$;

-- The time of a ticket that its requester may see: only where the customer's rules show it. The one way to
-- it for a customer, who has no right on the table. Works as staff and asks for the viewer itself.
drop function if exists list_shown_time(uuid);
create or replace function list_shown_time(wanted uuid)
returns table (id uuid, day date, billed_minutes integer, is_billable boolean, kind text, invoice_text text)
language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select entry.id, entry.day, entry.billed_minutes, entry.is_billable, kind.name, entry.invoice_text
  from tickets ticket
  join time_rules rules on rules.customer_id = ticket.customer_id and rules.shown_to_customer
  join time_entries entry on entry.customer_id = ticket.customer_id and entry.ticket_id = ticket.id
  join work_kinds kind on kind.id = entry.kind_id
  where ticket.id = wanted
    and viewer_sees_ticket(ticket.customer_id, ticket.requester_id)
    and entry.corrected_at is null
    and not entry.is_reversal
  order by entry.day desc, entry.id desc
$$;
revoke execute on function list_shown_time from public;
grant execute on function list_shown_time to portico_customer;
