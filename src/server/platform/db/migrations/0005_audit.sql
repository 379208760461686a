-- Makes `like '%word%'` a matter of an index.
create extension if not exists pg_trgm;

-- Who did what, from where: the administration of the installation, and sign-ins. What happens to
-- tickets is in ticket_events. Names are as they were then and nothing is referred to, because
-- entries outlive the people and customers they name.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  -- Null for what the system did by itself.
  actor_id uuid,
  actor_name text not null,
  actor_email text,
  address text,
  -- The customer that it concerns; null for the installation itself.
  customer_id uuid,
  subject_id text,
  subject_name text,
  -- The fields that changed, never a secret.
  before jsonb,
  after jsonb,
  search_text text not null generated always as (
    lower(
      actor_name || ' ' || coalesce(actor_email, '') || ' ' || coalesce(address, '') || ' ' ||
      coalesce(subject_name, '')
    )
  ) stored
);
create index audit_entries_newest on audit_entries (at desc, id desc);
create index audit_entries_of_customer on audit_entries (customer_id, at desc, id desc);
create index audit_entries_of_actor on audit_entries (actor_id, at desc, id desc);
create index audit_entries_by_action on audit_entries (action, at desc, id desc);
create index audit_entries_text on audit_entries using gin (search_text gin_trgm_ops);

alter table audit_entries enable row level security;
create policy all_rows on audit_entries to portico_staff, portico_worker using (true);
grant select, insert on audit_entries to portico_staff, portico_worker;

-- Grants do not bind the owner of a table, which the application is at sign-in: this does.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
