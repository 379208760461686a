-- Sums the bytes that a customer's people have stored, by the person who raised the ticket. Notes
-- are the provider's own, and a customer must not learn of them by a limit that is reached sooner.
-- Files without a key are not here.
create or replace function stored_bytes(customer uuid) returns table (user_id uuid, bytes bigint)
stable language sql as $$
  select requester_id, sum(bytes)::bigint
  from (
    select requester_id, octet_length(description) as bytes
      from tickets where customer_id = customer
    union all
    select requester_id, octet_length(content)
      from comments join tickets on tickets.customer_id = customer and tickets.id = comments.ticket_id
      where comments.customer_id = customer and not comments.is_internal
    union all
    select requester_id, size_bytes
      from attachments join tickets on tickets.customer_id = customer and tickets.id = attachments.ticket_id
      where attachments.customer_id = customer and not attachments.is_internal and storage_key is not null
  ) stored
  group by requester_id
$$;

-- Counts a use before it is made, or says which limit is in its way and counts nothing. Both rows
-- are locked while it decides, so that of uses at the same time none passes beyond a limit. It is a
-- transaction of its own, which waits for no disk: the lock is gone before the change itself
-- begins. The owner alone calls it: the roles of requests may not write the counts.
create or replace function count_use(
  customer uuid, person uuid, at timestamptz, new_tickets integer, new_replies integer, new_bytes bigint
) returns table (reached text, allowed integer)
language plpgsql security definer set search_path = public as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  megabyte constant bigint := 1000000;
  this_hour constant timestamptz := date_trunc('hour', at, 'UTC');
  this_day constant timestamptz := date_trunc('day', at, 'UTC');
  limits usage_limits;
  whole usage_counts;
  own usage_counts;
begin
  perform set_config('synchronous_commit', 'off', true);
  -- The customer's row before the person's, always: no two uses wait for each other.
  loop
    select * into whole from usage_counts where customer_id = customer and user_id = nobody for update;
    exit when found;
    insert into usage_counts (customer_id, user_id, hour, day, used_at, recounted_at)
      values (customer, nobody, this_hour, this_day, at, at) on conflict do nothing;
  end loop;
  loop
    select * into own from usage_counts where customer_id = customer and user_id = person for update;
    exit when found;
    insert into usage_counts (customer_id, user_id, hour, day, used_at, recounted_at)
      values (customer, person, this_hour, this_day, at, at) on conflict do nothing;
  end loop;
  if whole.hour <> this_hour then whole.tickets := 0; whole.replies := 0; end if;
  if own.hour <> this_hour then own.tickets := 0; own.replies := 0; end if;
  if whole.day <> this_day then whole.bytes_of_day := 0; end if;
  if own.day <> this_day then own.bytes_of_day := 0; end if;

  select * into limits from usage_limits;
  select checked.name, checked.allowed into reached, allowed
    from (
      values
        ('ticketsPerHourOfPerson', new_tickets::bigint, own.tickets::bigint, limits.tickets_per_hour_of_person, 1::bigint),
        ('ticketsPerHourOfCustomer', new_tickets, whole.tickets, limits.tickets_per_hour_of_customer, 1),
        ('repliesPerHourOfPerson', new_replies, own.replies, limits.replies_per_hour_of_person, 1),
        ('repliesPerHourOfCustomer', new_replies, whole.replies, limits.replies_per_hour_of_customer, 1),
        ('megabytesPerDayOfPerson', new_bytes, own.bytes_of_day, limits.megabytes_per_day_of_person, megabyte),
        ('megabytesPerDayOfCustomer', new_bytes, whole.bytes_of_day, limits.megabytes_per_day_of_customer, megabyte),
        ('megabytesInAllOfCustomer', new_bytes, whole.bytes_in_all, limits.megabytes_in_all_of_customer, megabyte)
    ) checked (name, added, used, allowed, unit)
    where checked.allowed > 0 and added > 0 and used + added > checked.allowed * unit
    limit 1;
  if reached is not null then
    return next;
    return;
  end if;

  -- Takes back only uses of the current hour and day: earlier ones are over.
  update usage_counts set
    hour = this_hour,
    tickets = greatest(whole.tickets + new_tickets, 0),
    replies = greatest(whole.replies + new_replies, 0),
    day = this_day,
    bytes_of_day = greatest(whole.bytes_of_day + new_bytes, 0),
    bytes_in_all = greatest(whole.bytes_in_all + new_bytes, 0),
    used_at = at
    where customer_id = customer and user_id = nobody;
  update usage_counts set
    hour = this_hour,
    tickets = greatest(own.tickets + new_tickets, 0),
    replies = greatest(own.replies + new_replies, 0),
    day = this_day,
    bytes_of_day = greatest(own.bytes_of_day + new_bytes, 0),
    bytes_in_all = greatest(own.bytes_in_all + new_bytes, 0),
    used_at = at
    where customer_id = customer and user_id = person;
end
$$;
revoke execute on function count_use from public;

-- Makes bytes_in_all from what is stored. For a customer without users at the moment: what is
-- counted already and not stored yet would be lost.
create or replace function recount_usage(customer uuid, at timestamptz) returns void language plpgsql as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  update usage_counts set bytes_in_all = 0, recounted_at = at where customer_id = customer;
  insert into usage_counts (customer_id, user_id, hour, day, bytes_in_all, used_at, recounted_at)
    select customer, coalesce(stored.user_id, nobody), at, at, sum(stored.bytes), at, at
    from stored_bytes(customer) stored
    group by rollup (stored.user_id)
    having sum(stored.bytes) is not null
  on conflict (customer_id, user_id) do update
    set bytes_in_all = excluded.bytes_in_all, recounted_at = excluded.recounted_at;
end
$$;
