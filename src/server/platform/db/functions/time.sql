-- Tells staff that time was added to a ticket or corrected, and its requester where that changes what the
-- customer is shown. Neither as a change of the ticket: that has not changed.
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
  -- A requester must not learn when internal work was done. A correction may hide what was shown.
  if exists (
    select from public.time_rules rules
    join public.work_kinds kind on not kind.internal and kind.id in (new.kind_id, (
      select corrected.kind_id from public.time_entries corrected
      where corrected.customer_id = new.customer_id and corrected.id = new.corrects_id
    ))
    where rules.customer_id = new.customer_id and rules.shown_to_customer
  ) then
    insert into public.announcements (time_customer_id, time_ticket_id)
      values (new.customer_id, new.ticket_id);
  end if;
  return null;
end
$$;

-- Tells a customer's open pages that their time is shown from now on, or hidden.
create or replace function follow_time_rules() returns trigger language plpgsql security definer as $$
begin
  if coalesce(old.shown_to_customer, false) <> new.shown_to_customer then
    insert into public.announcements (time_customer_id) values (new.customer_id);
  end if;
  return null;
end
$$;

-- Tells the open pages of all who are shown time that a kind of work has another name, or has become internal.
create or replace function follow_work_kind() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (time_customer_id)
    select customer_id from public.time_rules where shown_to_customer;
  return null;
end
$$;

-- The time of a ticket that its requester may see: only where the customer's rules show it, and never that of
-- internal work. The one way to it for a customer, who has no right on the table. Works as staff and asks for
-- the viewer itself.
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
  join work_kinds kind on kind.id = entry.kind_id and not kind.internal
  where ticket.id = wanted
    and viewer_sees_ticket(
      ticket.customer_id, ticket.requester_id, ticket.participant_ids, ticket.is_confidential, ticket.categories
    )
    and entry.corrected_at is null
    and not entry.is_reversal
  order by entry.day desc, entry.id desc
$$;
revoke execute on function list_shown_time from public;
grant execute on function list_shown_time to portico_customer;
