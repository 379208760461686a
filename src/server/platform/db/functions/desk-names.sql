-- The names that the queue shows stand in its rows, so that a page is read without looking up a hundred and
-- fifty people and customers. A rename does not touch these rows: it marks whom it renames, and for as long as
-- anybody is marked, pages are made with the names as they are now. A job writes the rows and clears the mark.

-- What a list answers of a ticket before all that changes with the clock.
create or replace function desk_head_json(desk desk_tickets) returns text stable language plpgsql as $$
begin
  return (
    select desk_head_start()
      || case
        when desk.snoozed_at is null then 'null'
        else '{"until":' || coalesce('"' || json_instant(desk.wakes_at) || '"', 'null') || '}'
      end
      || ',"assignee":' || coalesce((
        select '{"id":"' || assignee.id || '","name":' || to_json(assignee.name) || '}'
        from users assignee
        where assignee.id = desk.assignee_id
          and assignee.customer_id = (select internal.id from customers internal where internal.internal)
      ), 'null')
      || ',"customer":{"id":"' || customer.id || '","name":' || to_json(customer.name)
      || '},"requester":{"id":"' || requester.id || '","name":' || to_json(requester.name)
      || ',"email":' || to_json(requester.email)
      || '},"deskUpdatedAt":"' || json_instant(desk.changed_at) || '","due":' || coalesce(
        '{"clock":"' || desk.due_clock || '","at":"' || json_instant(desk.due_at) || '","state":"',
        'null'
      )
    from customers customer
    join users requester on requester.customer_id = customer.id and requester.id = desk.requester_id
    where customer.id = desk.customer_id
  );
end
$$;

-- Tells a head that has the names from one of the version before. Change it with the shape of the head, and
-- ask for the job that writes everything in a migration.
create or replace function desk_head_start() returns text immutable parallel safe language sql as
  $$ select '{"snoozed":' $$;

-- Before each write of what the desk adds, whoever makes it. As the owner, who may read every name.
create or replace function keep_desk_head() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  new.head_json := desk_head_json(new);
  return new;
end
$$;

create or replace function desk_head_anew(customer uuid, ticket uuid) returns text stable language plpgsql as $$
begin
  return (select desk_head_json(desk_tickets) from desk_tickets where customer_id = customer and ticket_id = ticket);
end
$$;

-- Whether names in the rows may be those of before. Counted, because without statistics of the columns the
-- planner would look for the first one by reading everybody.
create or replace function desk_names_are_old() returns boolean stable language plpgsql as $$
begin
  return (select count(*) from customers where renamed_at is not null) > 0
    or (select count(*) from users where renamed_at is not null) > 0;
end
$$;

-- Before a name or an address changes. As the owner: whoever signs in changes their own name by it.
create or replace function mark_renamed() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  new.renamed_at := clock_timestamp();
  insert into outbox (name) values ('renew-desk-names');
  return new;
end
$$;

-- Customers without a person, and people. The instants are texts, so that nobody rounds them.
create or replace function list_renamed() returns table (customer_id uuid, user_id uuid, renamed_at text)
stable language sql as $$
  select id, null, renamed_at::text from customers where renamed_at is not null
  union all
  select customer_id, id, renamed_at::text from users where renamed_at is not null
$$;

-- Unless they were renamed once more meanwhile.
create or replace function forget_renamed(of_customer uuid, of_person uuid, at text) returns void language plpgsql as $$
begin
  if of_person is null then
    update customers set renamed_at = null where id = of_customer and renamed_at = at::timestamptz;
  else
    update users set renamed_at = null where customer_id = of_customer and id = of_person and renamed_at = at::timestamptz;
  end if;
end
$$;

-- Writes up to at_most rows anew that come after a ticket, and returns the last of them; none when there are no
-- more. Of a customer, of a requester, or of somebody of staff, whose tickets belong to all customers.
create or replace function renew_desk_names(of_customer uuid, of_person uuid, after_ticket uuid, at_most integer)
returns uuid language plpgsql as $$
declare
  is_staff constant boolean := (select internal from customers where id = of_customer);
  walked uuid[];
begin
  if is_staff then
    walked := array(
      select ticket_id from desk_tickets where owner_id = of_person and ticket_id > after_ticket
      order by ticket_id limit at_most
    );
    update desk_tickets set head_json = '' where ticket_id = any (walked) and owner_id = of_person;
  else
    walked := array(
      select ticket_id from desk_tickets where customer_id = of_customer and ticket_id > after_ticket
      order by ticket_id limit at_most
    );
    update desk_tickets set head_json = ''
      where customer_id = of_customer and ticket_id = any (walked) and requester_id = coalesce(of_person, requester_id);
  end if;
  return walked[cardinality(walked)];
end
$$;

-- The same for all rows whose head is of the version before, in the order of their key.
create or replace function renew_desk_heads(after_customer uuid, after_ticket uuid, at_most integer)
returns table (customer_id uuid, id uuid) language sql as $$
  with walked as (
    select desk.customer_id, desk.ticket_id from desk_tickets desk
    where (desk.customer_id, desk.ticket_id) > (after_customer, after_ticket)
    order by desk.customer_id, desk.ticket_id
    limit at_most
  ), renewed as (
    update desk_tickets desk set head_json = ''
    from walked
    where desk.customer_id = walked.customer_id and desk.ticket_id = walked.ticket_id
      and left(desk.head_json, length(desk_head_start())) <> desk_head_start()
  )
  select * from walked order by customer_id desc, ticket_id desc limit 1
$$;
