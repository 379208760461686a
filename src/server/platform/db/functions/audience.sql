-- Lists the people of a company who see a ticket with these columns, by the rule of the policies: its requester, its
-- participants, then the others, each by name. `reason` is requester, participant, category or all. `is_mailed`: they have mail about it.
create or replace function list_audience(
  of_customer uuid, of_requester uuid, participants uuid[], confidential boolean, of_categories text[]
) returns table (id uuid, name text, email text, is_external boolean, reason text, is_mailed boolean)
language sql stable as $$
  select seeing.id, seeing.name, seeing.email, seeing.is_external, seeing.reason,
    coalesce(preferences.choice, 'all') <> 'none'
      and (seeing.reason in ('requester', 'participant') or coalesce(preferences.all_seen, false))
      and not exists (
        select from mail_addresses bounced
        where bounced.customer_id = seeing.customer_id and bounced.address = seeing.email
      )
  from (
    select users.*,
      case
        when users.id = of_requester then 'requester'
        when users.id = any (participants) then 'participant'
        when users.visibility = 'all' then 'all'
        else 'category'
      end as reason
    from users
    where users.customer_id = of_customer and users.active
      and (users.id = of_requester or users.id = any (participants) or users.visibility <> 'own')
      and sees_ticket(
        users.id, users.visibility, users.visible_categories, of_requester, participants, confidential, of_categories
      )
  ) seeing
  left join mail_preferences preferences
    on preferences.customer_id = seeing.customer_id and preferences.user_id = seeing.id
  order by array_position('{requester,participant,category,all}', seeing.reason), lower(seeing.name), seeing.id
$$;
revoke execute on function list_audience from public;
grant execute on function list_audience to portico_staff, portico_worker;

-- The same for a customer's person, of a ticket that they see. Works as staff, and asks for the viewer itself.
create or replace function list_own_audience(wanted uuid)
returns table (id uuid, name text, email text, is_external boolean, reason text, is_mailed boolean)
language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select audience.*
  from tickets ticket
  cross join lateral list_audience(
    ticket.customer_id, ticket.requester_id, ticket.participant_ids, ticket.is_confidential, ticket.categories
  ) audience
  where ticket.customer_id = viewer_customer_id() and ticket.id = wanted
    and viewer_sees_ticket(
      ticket.customer_id, ticket.requester_id, ticket.participant_ids, ticket.is_confidential, ticket.categories
    )
$$;
revoke execute on function list_own_audience from public;
grant execute on function list_own_audience to portico_customer;

-- The same of a ticket that the viewer is about to create.
create or replace function list_new_audience(participants uuid[], confidential boolean, of_categories text[])
returns table (id uuid, name text, email text, is_external boolean, reason text, is_mailed boolean)
language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select * from list_audience(viewer_customer_id(), viewer_user_id(), participants, confidential, of_categories)
$$;
revoke execute on function list_new_audience from public;
grant execute on function list_new_audience to portico_customer;

-- Returns whether a new ticket is confidential: as it is wanted, or else as its categories propose, unless one of them
-- allows nothing else.
create or replace function starts_confidential(of_categories text[], wanted boolean) returns boolean
stable language sql as $$
  select coalesce(bool_or(confidential = 'always'), false)
    or coalesce(wanted, bool_or(confidential = 'proposed'), false)
  from categories where id = any (of_categories)
$$;

-- Returns whether a person can be made a participant by others in their company.
create or replace function is_colleague(person uuid) returns boolean stable language sql
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select exists (
    select from users
    where users.customer_id = viewer_customer_id() and users.id = person and users.active and not users.is_external
  )
$$;
revoke execute on function is_colleague from public;
grant execute on function is_colleague to portico_customer;

-- People of another customer are never external participants: when a domain becomes a customer's, those of other
-- companies at it have no part in anything from then on.
create or replace function end_external_people() returns trigger language plpgsql security definer as $$
begin
  update public.users set active = false
    where is_external and active and customer_id <> new.customer_id
      and pg_catalog.split_part(email, '@', -1) = new.domain;
  return null;
end
$$;

-- Keeps the participants with their ticket, where policies read them. As staff: who leaves a ticket sees it no more.
create or replace function keep_participants() returns trigger language plpgsql
set role = 'portico_staff'
set search_path = public, pg_temp as $$
declare
  changed ticket_participants := coalesce(new, old);
begin
  update tickets
    set participant_ids = array(
      select user_id from ticket_participants
      where customer_id = changed.customer_id and ticket_id = changed.ticket_id
      order by added_at, user_id
    )
    where customer_id = changed.customer_id and id = changed.ticket_id;
  return null;
end
$$;

-- Tells the open pages of a person that they see other tickets than before.
create or replace function announce_participant() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (audience_customer_id, audience_user_id)
    values (coalesce(new.customer_id, old.customer_id), coalesce(new.user_id, old.user_id));
  return null;
end
$$;

create or replace function announce_visibility() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (audience_customer_id, audience_user_id) values (new.customer_id, new.id);
  return null;
end
$$;

-- Tells those who see more than their own tickets.
create or replace function announce_audience() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (audience_customer_id) values (new.customer_id);
  return null;
end
$$;

-- The tickets that the viewer takes part in, or has since an instant. As staff: under the policy each ticket would be
-- looked up once more.
drop function if exists list_participations();
create or replace function list_participations(since timestamptz default '-infinity') returns uuid[] language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select coalesce(array_agg(ticket_id), '{}') from ticket_participants
  where customer_id = viewer_customer_id() and user_id = viewer_user_id() and added_at > since
$$;
revoke execute on function list_participations from public;
grant execute on function list_participations to portico_customer;

-- Names the requesters of these tickets, as far as the viewer sees them, and who made the viewer a participant.
drop function if exists list_requesters(uuid[]);
create or replace function list_requesters(tickets uuid[])
returns table (ticket_id uuid, id uuid, name text, joined_at timestamptz, joined_by text)
language sql stable
set role = 'portico_staff'
set search_path = public, pg_temp as $$
  select ticket.id, users.id, users.name, joined.added_at, adder.name
  from tickets ticket
  join users on users.customer_id = ticket.customer_id and users.id = ticket.requester_id
  left join ticket_participants joined
    on joined.customer_id = ticket.customer_id and joined.ticket_id = ticket.id
      and joined.user_id = viewer_user_id() and joined.added_by <> viewer_user_id()
  left join users adder
    on adder.id = joined.added_by
      and adder.customer_id in (ticket.customer_id, (select customers.id from customers where internal))
  where ticket.customer_id = viewer_customer_id() and ticket.id = any (list_requesters.tickets)
    and viewer_sees_ticket(
      ticket.customer_id, ticket.requester_id, ticket.participant_ids, ticket.is_confidential, ticket.categories
    )
$$;
revoke execute on function list_requesters from public;
grant execute on function list_requesters to portico_customer;
