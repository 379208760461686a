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
    customers.time_zone
  from sessions
  join users on users.customer_id = sessions.customer_id and users.id = sessions.user_id
  join customers on customers.id = sessions.customer_id
  where users.active and customers.active and customers.deleted_at is null;

-- Makes the session's person the viewer for the rest of the transaction, as asViewer does. Answers who
-- that is and when the session was last used; nulls for a session that does not hold.
create or replace function act_as_session(session_hash bytea, at timestamptz, idle_since timestamptz) returns session_use
language plpgsql as $$
declare
  found_session record;
begin
  select customer_id, user_id, last_seen_at into found_session
    from usable_sessions
    where token_hash = session_hash and expires_at > at and last_seen_at > idle_since;
  if not found then
    return null;
  end if;
  perform
    set_config('role', 'portico_customer', true),
    set_config('portico.customer_id', found_session.customer_id::text, true),
    set_config('portico.user_id', found_session.user_id::text, true);
  return (found_session.user_id, found_session.last_seen_at);
end
$$;
