-- The reads of the desk that open pages make all the time, each in one round trip with its session.

-- Makes the session's person the one who reads for the rest of the transaction, if they are staff and lack nothing, as
-- asStaff does. Nulls for a session that does not hold. In one statement: a second one was measured to cost as much as
-- the first. Whoever calls it sets how it is planned, because to do that here would cost a fifth of all this.
create or replace function use_desk_session(session_hash bytea, at timestamptz, idle_since timestamptz)
returns desk_session language plpgsql as $$
declare
  used desk_session;
  was_set text;
begin
  select
    found.*,
    -- Counted, as in desk_names_are_old.
    (select count(*) from customers where renamed_at is not null)
      + (select count(*) from users where renamed_at is not null) > 0,
    (select array_agg(id) from customers where deleted_at is not null and not internal),
    case when found.may_read then set_config('role', 'portico_staff', true) end
  into
    used.user_id, used.seen_at, used.viewer_role, used.lacks_second_factor, used.may_read, used.names_are_old,
    used.deleted, was_set
  from (
    select
      usable.user_id, usable.last_seen_at, usable.role, lacks_second_factor,
      usable.role <> 'customer' and not lacks_second_factor as may_read
    from usable_sessions usable, lateral (
      select
        usable.internal and not usable.by_provider
          -- Most installations ask nobody for one, and to call the function costs more than to look here.
          and exists (select from installation where second_factor_from is not null)
          and must_add_second_factor(usable.customer_id, usable.user_id, at) as lacks_second_factor
      -- Or it would be put in each place where it is named, and asked as often.
      offset 0
    ) checked
    where usable.token_hash = session_hash and usable.expires_at > at and usable.last_seen_at > idle_since
  ) found;
  used.may_read := coalesce(used.may_read, false);
  return used;
end
$$;

-- How many tickets each view has, each up to `at_most`, and who asked. Counted in indexes alone, from which the tickets
-- of deleted customers are taken off: a condition for them would cost more than the counting.
create or replace function read_desk_counts(
  session_hash bytea, at timestamptz, idle_since timestamptz, at_most integer, out user_id uuid,
  out seen_at timestamptz, out viewer_role text, out lacks_second_factor boolean, out counts text
)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  used constant desk_session := use_desk_session(session_hash, at, idle_since);
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  mine bigint;
  nobodys bigint;
  open bigint;
  pending bigint;
  snoozed bigint;
  closed bigint;
  gone record;
begin
  user_id := used.user_id;
  seen_at := used.seen_at;
  viewer_role := used.viewer_role;
  lacks_second_factor := used.lacks_second_factor;
  if not used.may_read then
    return;
  end if;
  select
    count(*) filter (where owner_id = used.user_id and state between 2 and 3) as mine,
    count(*) filter (where owner_id = nobody and state between 2 and 3) as nobodys,
    count(*) filter (where state = 2) as open,
    count(*) filter (where state = 3) as pending,
    count(*) filter (where state in (1, 4)) as snoozed,
    count(*) filter (where state = 5) as closed
  into gone
  from desk_tickets
  where customer_id = any (used.deleted);
  select
    (select count(*) from (
      select from desk_tickets where owner_id = used.user_id and state between 2 and 3 limit at_most + gone.mine
    ) some_rows) - gone.mine,
    (select count(*) from (
      select from desk_tickets where owner_id = nobody and state between 2 and 3 limit at_most + gone.nobodys
    ) some_rows) - gone.nobodys,
    (select count(*) from (
      select from desk_tickets where status <> 'Closed' and state = 2 order by due_order limit at_most + gone.open
    ) some_rows) - gone.open,
    (select count(*) from (
      select from desk_tickets where status <> 'Closed' and state = 3 order by due_order limit at_most + gone.pending
    ) some_rows) - gone.pending,
    (select count(*) from (
      select from desk_tickets
      where status <> 'Closed' and snoozed_at is not null order by due_order limit at_most + gone.snoozed
    ) some_rows) - gone.snoozed,
    (select count(*) from (
      select from desk_tickets where status = 'Closed' order by due_order limit at_most + gone.closed
    ) some_rows) - gone.closed
  into mine, nobodys, open, pending, snoozed, closed;
  counts := json_build_object(
    'mine', mine, 'unassigned', nobodys, 'open', open, 'pending', pending, 'snoozed', snoozed, 'closed', closed,
    'all', least(open + pending + snoozed + closed, at_most)
  );
end
$$;
revoke execute on function use_desk_session, read_desk_counts from public;
