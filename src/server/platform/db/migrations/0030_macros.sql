-- What agents put into an answer at one press: a text, changes of the ticket, or both. It belongs to the
-- installation, and no customer has a right on it.
create table macros (
  id uuid primary key,
  -- The agent whose own it is; null for one that all share.
  owner_id uuid,
  name text not null,
  kind text not null check (kind in ('reply', 'note')),
  -- Sanitized HTML.
  content text not null,
  changes jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create index macros_owner on macros (owner_id);
alter table macros enable row level security;
grant select, insert, update, delete on macros to portico_staff;
