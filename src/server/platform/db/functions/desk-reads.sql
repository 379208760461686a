-- A page of the desk in one round trip: session, viewer, tickets. Who may not see it gets none, and is told so
-- by their role or by what they lack. `viewer` as the assignee is whoever asks. A test compares its answers
-- with those of list_desk_page behind a session that was looked up before.
create or replace function read_desk_page(
  session_hash bytea,
  at timestamptz,
  idle_since timestamptz,
  wanted jsonb,
  sort text,
  descending boolean,
  after_key text,
  after_id uuid,
  page_size integer,
  out user_id uuid,
  out seen_at timestamptz,
  out viewer_role text,
  out lacks_second_factor boolean,
  out tickets text,
  out last_key text,
  out last_id uuid
)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  page record;
begin
  select
    usable.user_id,
    usable.last_seen_at,
    usable.role,
    usable.internal and not usable.by_provider and must_add_second_factor(usable.customer_id, usable.user_id, at)
  into user_id, seen_at, viewer_role, lacks_second_factor
  from usable_sessions usable
  where usable.token_hash = session_hash and usable.expires_at > at and usable.last_seen_at > idle_since;
  if not found or viewer_role = 'customer' or lacks_second_factor then
    return;
  end if;
  -- View and filters may exclude each other.
  if wanted->'statuses' = '[]' then
    tickets := '';
    return;
  end if;
  if wanted->>'assigneeId' = 'viewer' then
    wanted := jsonb_set(wanted, '{assigneeId}', to_jsonb(user_id));
  end if;
  page := list_desk_page(wanted, at, sort, descending, after_key, after_id, page_size);
  tickets := page.tickets;
  last_key := page.last_key;
  last_id := page.last_id;
end
$$;
revoke execute on function read_desk_page from public;
