-- Sessions whose person and customer may still use them. Idle and absolute limits are the reader's.
create or replace view usable_sessions as
  select
    sessions.token_hash,
    sessions.customer_id,
    sessions.user_id,
    sessions.last_seen_at,
    sessions.expires_at,
    users.name,
    users.email,
    users.role,
    customers.name as customer_name,
    customers.internal,
    customers.msp_start_date,
    customers.time_zone,
    sessions.by_provider,
    users.language as own_language,
    customers.language as customer_language,
    users.visibility,
    users.visible_categories,
    users.may_answer,
    users.is_portal_manager
  from sessions
  join users on users.customer_id = sessions.customer_id and users.id = sessions.user_id
  join customers on customers.id = sessions.customer_id
  where users.active and not users.is_external and customers.active and customers.deleted_at is null;

-- Returns whether one of the staff has to set up a second factor before anything else is open to them.
create or replace function must_add_second_factor(customer uuid, person uuid, at timestamptz) returns boolean
stable language sql as $$
  select exists (
    select from installation
    where second_factor_from <= (at at time zone time_zone)::date
  ) and not exists (
    select from totp_secrets where customer_id = customer and user_id = person and confirmed_at is not null
  ) and not exists (
    select from passkeys where customer_id = customer and user_id = person
  )
$$;

-- Makes the session's person the viewer for the rest of the transaction, as asViewer does. Returns who that
-- is, when the session was last used, and at which version their list of tickets is; nulls for a session
-- that does not hold. In one statement: a second one was measured to cost as much as the first.
create or replace function use_session(session_hash bytea, at timestamptz, idle_since timestamptz)
returns used_session language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  used used_session;
  was_set text;
begin
  select
      usable.user_id,
      usable.last_seen_at,
      coalesce(lists.version, 0),
      set_config('role', 'portico_customer', true)
        || set_config('portico.customer_id', usable.customer_id::text, true)
        || set_config('portico.user_id', usable.user_id::text, true)
        || set_config('portico.visibility', usable.visibility, true)
        || set_config('portico.visible_categories', usable.visible_categories::text, true)
        || set_config('portico.may_answer', usable.may_answer::text, true)
    into used.user_id, used.seen_at, used.list_version, was_set
    from usable_sessions usable
    left join ticket_list_versions lists
      on lists.customer_id = usable.customer_id and lists.requester_id = usable.user_id
    where usable.token_hash = session_hash and usable.expires_at > at and usable.last_seen_at > idle_since;
  return used;
end
$$;

-- For processes of the version before, whose reads call it.
create or replace function act_as_session(session_hash bytea, at timestamptz, idle_since timestamptz) returns session_use
language sql as $$
  select (used.user_id, used.seen_at)::session_use from use_session(session_hash, at, idle_since) used
$$;
