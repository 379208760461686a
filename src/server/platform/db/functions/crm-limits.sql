-- Asks for the turn of one request to the CRM, for all processes together. A wait of 0 means that it may
-- be sent and is counted; otherwise `obstacle` says what is in the way. `reserve` is the part of each limit
-- that is left to others. A trial is the one request that is let through an open breaker.
create or replace function enter_crm(is_search boolean, reserve double precision, at timestamptz)
returns table (wait_ms double precision, obstacle text, is_trial boolean, is_troubled boolean)
language plpgsql as $$
declare
  breaker public.crm_breaker;
  held public.crm_limits;
  needed double precision;
begin
  select * into breaker from public.crm_breaker;
  wait_ms := 0;
  is_trial := false;
  is_troubled := breaker.failures > 0 or exists (
    select from public.crm_connection where token_refused_at is not null or unreachable_since is not null
  );
  if breaker.retry_at > at then
    wait_ms := extract(epoch from breaker.retry_at - at) * 1000;
    obstacle := 'breaker';
    return next;
    return;
  end if;

  -- Always in the same order, so that two requests never wait for each other.
  for held in
    select * from public.crm_limits where name <> 'search' or is_search order by name for update
  loop
    held.tokens := least(
      held.capacity,
      held.tokens + held.per_second * greatest(0, extract(epoch from at - held.refilled_at))
    );
    needed := least(1 + reserve * held.capacity, held.capacity);
    if held.blocked_until > at then
      wait_ms := greatest(wait_ms, extract(epoch from held.blocked_until - at) * 1000);
      obstacle := held.name;
    elsif held.tokens < needed then
      wait_ms := greatest(wait_ms, (needed - held.tokens) / held.per_second * 1000);
      obstacle := held.name;
    end if;
  end loop;
  if wait_ms > 0 then
    return next;
    return;
  end if;

  -- Makes a second caller find the trial of the first under way.
  if breaker.retry_at is not null then
    update public.crm_breaker set retry_at = at + interval '30 seconds'
      where crm_breaker.retry_at is not distinct from breaker.retry_at;
    is_trial := found;
    if not is_trial then
      wait_ms := 1000;
      obstacle := 'breaker';
      return next;
      return;
    end if;
  end if;
  update public.crm_limits set
    tokens = least(
      capacity, tokens + per_second * greatest(0, extract(epoch from at - refilled_at))
    ) - 1,
    refilled_at = greatest(refilled_at, at)
    where name <> 'search' or is_search;
  return next;
end
$$;
