-- Who is called when something is wrong at a customer: read by administrators alone.
create table technical_contacts (
  customer_id uuid not null references customers,
  position smallint not null,
  name text not null,
  email text,
  phone text,
  primary key (customer_id, position),
  check (email is not null or phone is not null)
);
alter table technical_contacts enable row level security;
create policy all_rows on technical_contacts to portico_staff, portico_worker using (true);
grant select, insert, delete on technical_contacts to portico_staff, portico_worker;

-- By the name they had then, as updated_by.
alter table customers add column deleted_by text;
-- From then on files are going, and the customer cannot be brought back any more.
alter table customers add column removal_began_at timestamptz;
create index customers_deleted on customers (deleted_at desc, id desc) where deleted_at is not null and not internal;

create index users_by_name on users (customer_id, lower(name), id);

-- Asked for each comment that goes with its customer. Without it, all attachments would be read each time.
create index attachments_of_comment on attachments (customer_id, comment_id) where comment_id is not null;

-- Tells every process which sessions are over, whoever has ended them: an event stream ends with its
-- session. The beginning of a hash finds a session and is good for nothing else; 400 of them are
-- within what one notice may hold, so that a clean-up or a large customer makes few notices.
create function announce_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('portico_session', string_agg(mark, ' '))
    from (
      select encode(substring(token_hash for 8), 'hex') as mark, (row_number() over () - 1) / 400 as part
      from ended
    ) marked
    group by part;
  return null;
end
$$;
create trigger announce_ended after delete on sessions referencing old table as ended
  for each statement execute function announce_ended_sessions();
