-- Ids are UUIDv7, made by the application. Every key and index of a customer's data begins with
-- customer_id, so that the tables can be sharded by it. The roles portico_customer, portico_staff
-- and portico_worker exist before this runs (db/roles.ts); they own nothing.

create table installation (
  only_row boolean primary key default true check (only_row),
  -- Signs cookies that carry no session, on every process alike.
  cookie_secret bytea not null,
  time_zone text not null default 'UTC'
);

create table customers (
  id uuid primary key,
  name text not null,
  active boolean not null default true,
  -- The one customer that staff belong to: hidden from lists, never deleted.
  internal boolean not null default false,
  msp_start_date date,
  time_zone text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index customers_internal on customers (internal) where internal;
insert into customers (id, name, internal, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000001', 'Staff', true, now(), now());
create index customers_newest on customers (created_at desc, id desc) where deleted_at is null and not internal;

create table customer_domains (
  customer_id uuid not null references customers,
  domain text not null,
  position smallint not null default 0,
  -- A deleted customer lets go of its domains, so that another may take them.
  released boolean not null default false,
  primary key (customer_id, domain)
);
create unique index customer_domains_held on customer_domains (domain) where not released;

create table customer_saml (
  customer_id uuid primary key references customers,
  enabled boolean not null,
  provider text not null,
  entity_id text not null,
  entry_point text not null,
  cert text not null,
  previous_cert text,
  validate_signature boolean not null,
  validate_in_response_to boolean not null,
  disable_requested_authn_context boolean not null,
  audience_restriction text,
  ip_restrictions text[] not null,
  audit_enabled boolean not null
);

create table users (
  customer_id uuid not null references customers,
  id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('customer', 'agent', 'admin')),
  password_hash text,
  active boolean not null default true,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, email)
);

create table sessions (
  token_hash bytea primary key,
  customer_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (customer_id, user_id) references users on delete cascade
);
create index sessions_of_user on sessions (customer_id, user_id);
create index sessions_expired on sessions (expires_at);

-- A sign-in under way: made when the person is sent to the identity provider, taken once by the answer.
create table saml_requests (
  customer_id uuid not null references customers,
  id text not null,
  browser_hash bytea not null,
  return_to text,
  passive boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (customer_id, id)
);
create index saml_requests_expired on saml_requests (expires_at);

-- Assertions that have signed somebody in, kept until they would be refused as expired anyway.
create table saml_assertions (
  customer_id uuid not null references customers,
  issuer text not null,
  assertion_id text not null,
  expires_at timestamptz not null,
  primary key (customer_id, issuer, assertion_id)
);
create index saml_assertions_expired on saml_assertions (expires_at);

create table sign_in_failures (
  customer_id uuid not null references customers,
  ref text not null,
  reason text not null,
  detail jsonb not null,
  address text not null,
  created_at timestamptz not null,
  primary key (customer_id, ref)
);
create index sign_in_failures_recent on sign_in_failures (customer_id, created_at desc);

-- Lost in a crash of the database and no harm done: a window is short.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limits_over on rate_limits (resets_at);

create table categories (
  id text primary key,
  position smallint not null,
  retired boolean not null default false
);
insert into categories (id, position) values
  ('GENERAL_INQUIRY', 1),
  ('HARDWARE_ISSUE', 2),
  ('SOFTWARE_ISSUE', 3),
  ('NETWORK_ISSUE', 4),
  ('EMAIL_AND_CALENDAR', 5),
  ('ACCOUNT_AND_ACCESS', 6),
  ('SECURITY_INCIDENT', 7),
  ('BILLING_ISSUE', 8),
  ('FEATURE_REQUEST', 9);

create sequence ticket_numbers start 1001;

create table tickets (
  customer_id uuid not null references customers,
  id uuid not null,
  number bigint not null default nextval('ticket_numbers'),
  requester_id uuid not null,
  subject text not null,
  description text not null,
  priority text not null check (priority in ('Low', 'Medium', 'High')),
  priority_rank smallint not null generated always as
    (case priority when 'High' then 3 when 'Medium' then 2 else 1 end) stored,
  status text not null check (status in ('Open', 'Pending', 'Closed')),
  categories text[] not null check (cardinality(categories) > 0),
  comment_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  resolution_code text,
  -- The service level as promised when the ticket was raised; the events can recompute all of it.
  time_zone text not null,
  response_due_at timestamptz not null,
  resolution_due_at timestamptz not null,
  first_response_at timestamptz,
  first_response_minutes integer,
  resolution_minutes integer,
  primary key (customer_id, id),
  unique (customer_id, number),
  foreign key (customer_id, requester_id) references users,
  check ((status = 'Closed') = (closed_at is not null)),
  check ((closed_at is null) = (resolution_code is null))
);
create index tickets_newest on tickets (customer_id, requester_id, created_at desc, id desc);
create index tickets_by_priority on tickets (customer_id, requester_id, priority_rank desc, created_at desc, id desc);
create index tickets_changed on tickets (customer_id, requester_id, updated_at desc, id desc);
create index tickets_by_status on tickets (customer_id, requester_id, status, created_at desc, id desc);

create table comments (
  customer_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  author_id uuid,
  author_name text not null,
  kind text not null check (kind in ('requester', 'agent', 'system')),
  -- A note among agents. portico_customer cannot see it.
  is_internal boolean not null default false,
  -- Plain text, but for an agent's: HTML that was sanitised before it came here.
  content text not null,
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets
);
create index comments_of_ticket on comments (customer_id, ticket_id, created_at desc, id desc);

create table attachments (
  customer_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  comment_id uuid,
  is_internal boolean not null default false,
  filename text not null,
  size_bytes integer not null,
  content_type text not null,
  storage_key text not null,
  position smallint not null,
  created_at timestamptz not null,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets,
  foreign key (customer_id, comment_id) references comments
);
create index attachments_of_ticket on attachments (customer_id, ticket_id, created_at, position);

-- A file that is being received. The row goes when the file gets its attachment, or when the file goes.
create table pending_files (
  customer_id uuid not null references customers,
  storage_key text not null,
  created_at timestamptz not null,
  primary key (customer_id, storage_key)
);

-- Append-only: service levels, live updates and the audit trail are derived from it.
create table ticket_events (
  customer_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  type text not null check (type in ('created', 'replied', 'noted', 'status_changed', 'edited', 'assigned', 'closed')),
  actor_id uuid,
  by_agent boolean not null,
  at timestamptz not null,
  data jsonb not null default '{}',
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets
);
create index ticket_events_of_ticket on ticket_events (customer_id, ticket_id, at, id);

create table idempotency_keys (
  customer_id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  key text not null,
  fingerprint bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (customer_id, user_id, endpoint, key),
  foreign key (customer_id, user_id) references users on delete cascade
);
create index idempotency_keys_old on idempotency_keys (created_at);

-- The viewer of a customer's request, set for one transaction by asViewer. Null outside of one,
-- which no row equals.
create function viewer_customer_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.customer_id', true), '')::uuid $$;
create function viewer_user_id() returns uuid stable parallel safe language sql as
  $$ select nullif(current_setting('portico.user_id', true), '')::uuid $$;

-- Who signs in is looked up by the owner, before there is a viewer: these tables are not forced.
alter table customers enable row level security;
alter table customer_domains enable row level security;
alter table customer_saml enable row level security;
alter table users enable row level security;
alter table sessions enable row level security;
alter table saml_requests enable row level security;
alter table saml_assertions enable row level security;
alter table sign_in_failures enable row level security;

-- What customers write is closed to everyone, the owner included, who is not in one of the roles.
alter table tickets enable row level security;
alter table tickets force row level security;
alter table comments enable row level security;
alter table comments force row level security;
alter table attachments enable row level security;
alter table attachments force row level security;
alter table pending_files enable row level security;
alter table pending_files force row level security;
alter table ticket_events enable row level security;
alter table ticket_events force row level security;
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;

create policy own on customers to portico_customer using (id = viewer_customer_id());
create policy own on users to portico_customer
  using (customer_id = viewer_customer_id() and id = viewer_user_id());
create policy own on tickets to portico_customer
  using (customer_id = viewer_customer_id() and requester_id = viewer_user_id());
-- `offset 0` has the planner look the one ticket up. It would read all of the viewer's tickets otherwise.
create policy of_own_ticket on comments to portico_customer
  using (
    customer_id = viewer_customer_id() and not is_internal and exists (
      select from tickets where tickets.customer_id = comments.customer_id and tickets.id = comments.ticket_id offset 0
    )
  );
create policy not_as_agent on comments as restrictive for insert to portico_customer
  with check (kind <> 'agent');
create policy of_own_ticket on attachments to portico_customer
  using (
    customer_id = viewer_customer_id() and not is_internal and exists (
      select from tickets where tickets.customer_id = attachments.customer_id and tickets.id = attachments.ticket_id offset 0
    )
  );
create policy own on pending_files to portico_customer using (customer_id = viewer_customer_id());
create policy of_own_ticket on ticket_events to portico_customer
  using (
    customer_id = viewer_customer_id() and type <> 'noted' and exists (
      select from tickets where tickets.customer_id = ticket_events.customer_id and tickets.id = ticket_events.ticket_id offset 0
    )
  );
create policy not_as_agent on ticket_events as restrictive for insert to portico_customer
  with check (not by_agent);
create policy own on idempotency_keys to portico_customer
  using (customer_id = viewer_customer_id() and user_id = viewer_user_id());

-- Plain true: a policy that reads a setting keeps the planner from the search index.
do $$
declare
  name text;
begin
  foreach name in array array[
    'customers', 'customer_domains', 'customer_saml', 'users', 'sessions', 'saml_requests', 'saml_assertions',
    'sign_in_failures', 'tickets', 'comments', 'attachments', 'pending_files', 'ticket_events', 'idempotency_keys'
  ] loop
    execute format('create policy all_rows on %I to portico_staff, portico_worker using (true)', name);
  end loop;
end
$$;

grant select (id, name, active, msp_start_date, time_zone) on customers to portico_customer;
grant select (customer_id, id, email, name, role, active) on users to portico_customer;
grant select on categories to portico_customer;
grant select, insert on tickets to portico_customer;
grant update (
  subject, description, priority, status, categories, comment_count, updated_at, closed_at, resolution_code,
  response_due_at, resolution_due_at, resolution_minutes
) on tickets to portico_customer;
grant usage on sequence ticket_numbers to portico_customer, portico_staff, portico_worker;
grant select, insert on comments, attachments, ticket_events, idempotency_keys to portico_customer;
grant select, insert, delete on pending_files to portico_customer;

grant select, insert, update on
  customers, customer_domains, customer_saml, users, tickets, comments, attachments, categories
  to portico_staff;
grant select, insert on ticket_events, idempotency_keys, sign_in_failures to portico_staff;
grant select, insert, delete on pending_files to portico_staff;
grant delete on customer_domains, sessions to portico_staff;
grant select on sessions, installation to portico_staff;

grant select, insert, update, delete on all tables in schema public to portico_worker;
revoke update on ticket_events from portico_worker;
