-- The connection to a CRM in which agents answer, and what is kept to stay in step with it. Staff alone
-- have rights here: a customer sees what has come into tickets, comments and attachments.

create table crm_connection (
  only_row boolean primary key default true check (only_row),
  state text not null default 'off' check (state in ('off', 'on', 'paused')),
  -- Sealed with the secret of the installation.
  token bytea,
  webhook_secret bytea,
  account_id text,
  account_name text,
  account_time_zone text,
  missing_scopes text[] not null default '{}',
  -- A check that was asked for after the last one is under way.
  check_asked_at timestamptz,
  checked_at timestamptz,
  check_failure text,
  pipeline_id text,
  note_rule text not null default 'never' check (note_rule in ('never', 'marked', 'all')),
  note_marker text not null default '#public',
  -- What the CRM is configured with, as it was read last.
  catalog jsonb,
  catalog_read_at timestamptz,
  -- Companies there that could be customers here, by domain or because tickets of theirs were met.
  found_companies jsonb not null default '[]',
  -- Since when it was on without a break: tickets from before are sent only when an administrator says so.
  switched_on_at timestamptz,
  -- Everything until then is known here.
  read_until timestamptz,
  unreachable_since timestamptz,
  token_refused_at timestamptz,
  last_error text,
  last_error_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by text
);
insert into crm_connection default values;
grant select, insert, update on crm_connection to portico_staff;
grant select, insert, update, delete on crm_connection to portico_worker;
alter table crm_connection enable row level security;

create table crm_mappings (
  kind text not null check (kind in ('stage', 'priority', 'category', 'resolution')),
  theirs text not null,
  ours text not null,
  primary key (kind, theirs)
);
grant select, insert, update, delete on crm_mappings to portico_staff, portico_worker;
alter table crm_mappings enable row level security;

-- The companies that are a customer's. Tickets of others are not shown to anybody.
create table crm_companies (
  company_id text primary key,
  customer_id uuid not null references customers,
  name text not null,
  -- The one that our tickets go to.
  is_primary boolean not null,
  bound_at timestamptz not null,
  bound_by text not null
);
create unique index crm_companies_primary on crm_companies (customer_id) where is_primary;
create index crm_companies_of_customer on crm_companies (customer_id);
grant select, insert, update, delete on crm_companies to portico_staff, portico_worker;
alter table crm_companies enable row level security;

create table crm_contacts (
  customer_id uuid not null,
  user_id uuid not null,
  contact_id text not null,
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references users
);
create index crm_contacts_by_contact on crm_contacts (contact_id);
grant select, insert, update, delete on crm_contacts to portico_staff, portico_worker;
alter table crm_contacts enable row level security;

create table crm_tickets (
  customer_id uuid not null,
  ticket_id uuid not null,
  remote_id text not null unique,
  remote_modified_at timestamptz not null,
  -- The CRM's values as they were seen last.
  seen jsonb not null default '{}',
  -- Deleted there, or merged into another.
  gone_at timestamptz,
  merged_into text,
  primary key (customer_id, ticket_id),
  foreign key (customer_id, ticket_id) references tickets
);
grant select, insert, update, delete on crm_tickets to portico_staff, portico_worker;
alter table crm_tickets enable row level security;

create table crm_comments (
  customer_id uuid not null,
  comment_id uuid not null,
  ticket_id uuid not null,
  stream text not null check (stream in ('notes', 'emails', 'messages')),
  remote_id text not null,
  primary key (customer_id, comment_id),
  unique (stream, remote_id),
  foreign key (customer_id, ticket_id) references tickets
);
create index crm_comments_of_ticket on crm_comments (customer_id, ticket_id);
grant select, insert, update, delete on crm_comments to portico_staff, portico_worker;
alter table crm_comments enable row level security;

-- Files that are in both, by the id of the attachment.
create table crm_files (
  customer_id uuid not null,
  attachment_id uuid not null,
  ticket_id uuid not null,
  remote_id text not null,
  primary key (customer_id, attachment_id),
  foreign key (customer_id, ticket_id) references tickets
);
create index crm_files_of_ticket on crm_files (customer_id, ticket_id);
grant select, insert, update, delete on crm_files to portico_staff, portico_worker;
alter table crm_files enable row level security;

-- What is to be sent. Written with the event that causes it (functions/crm.sql), and by nothing that reads
-- from the CRM.
create table crm_actions (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  customer_id uuid not null,
  ticket_id uuid not null,
  kind text not null check (kind in ('create_ticket', 'add_comment', 'update_ticket')),
  data jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'refused', 'done', 'dismissed')),
  attempts integer not null default 0,
  failure text,
  failure_code text,
  correlation_id text,
  created_at timestamptz not null,
  tried_at timestamptz,
  -- While it is being sent: until when nobody else takes it up. Of the database's clock.
  claimed_until timestamptz,
  done_at timestamptz,
  foreign key (customer_id, ticket_id) references tickets
);
create index crm_actions_of_ticket on crm_actions (customer_id, ticket_id, seq);
create index crm_actions_open on crm_actions (seq) where state in ('waiting', 'sending');
create index crm_actions_refused on crm_actions (seq) where state = 'refused';
grant select, insert, update, delete on crm_actions to portico_staff, portico_worker;
alter table crm_actions enable row level security;

-- What all processes together may ask of the CRM.
create table crm_limits (
  name text primary key check (name in ('burst', 'search', 'daily')),
  tokens double precision not null,
  capacity double precision not null,
  per_second double precision not null,
  refilled_at timestamptz not null,
  blocked_until timestamptz
);
grant select, insert, update, delete on crm_limits to portico_staff, portico_worker;
alter table crm_limits enable row level security;

create table crm_breaker (
  only_row boolean primary key default true check (only_row),
  failures integer not null default 0,
  first_failure_at timestamptz,
  retry_at timestamptz
);
insert into crm_breaker default values;
grant select, insert, update on crm_breaker to portico_staff;
grant select, insert, update, delete on crm_breaker to portico_worker;
alter table crm_breaker enable row level security;

-- Where each stream is read on.
create table crm_streams (
  stream text primary key,
  position jsonb not null default '{}',
  read_until timestamptz,
  read_at timestamptz
);
grant select, insert, update, delete on crm_streams to portico_staff, portico_worker;
alter table crm_streams enable row level security;

-- What webhooks said has changed. What it is now is read from the CRM.
create table crm_signals (
  mark text primary key,
  stream text not null,
  object_id text not null,
  is_deletion boolean not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index crm_signals_open on crm_signals (received_at) where handled_at is null;
create index crm_signals_old on crm_signals (received_at);
grant select, insert, update, delete on crm_signals to portico_staff, portico_worker;
alter table crm_signals enable row level security;

-- Tickets of the CRM that are nobody's here, and why, for an administrator to count.
create table crm_unplaced (
  remote_id text primary key,
  reason text not null check (reason in ('no_company', 'unknown_company', 'no_requester', 'unknown_requester')),
  company_id text,
  -- Whose ticket it would be, in lower case: it is looked at again when this person appears.
  requester_email text,
  seen_at timestamptz not null
);
grant select, insert, update, delete on crm_unplaced to portico_staff, portico_worker;
create index crm_unplaced_by_company on crm_unplaced (company_id);
create index crm_unplaced_by_requester on crm_unplaced (requester_email);
alter table crm_unplaced enable row level security;

create table crm_backfills (
  id uuid primary key,
  state text not null check (state in ('running', 'paused', 'done', 'stopped')),
  position text,
  read_count integer not null default 0,
  imported_count integer not null default 0,
  skipped_count integer not null default 0,
  expected_count integer,
  -- Time spent reading, without pauses, for the forecast.
  spent_ms bigint not null default 0,
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz
);
create unique index crm_backfills_one_open on crm_backfills ((true)) where state in ('running', 'paused');
grant select, insert, update on crm_backfills to portico_staff;
grant select, insert, update, delete on crm_backfills to portico_worker;
alter table crm_backfills enable row level security;
