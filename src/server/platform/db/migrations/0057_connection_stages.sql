-- What is prepared for a connection before it is live. In a pilot the people who are named sign in with
-- it already.
create table connection_drafts (
  customer_id uuid primary key references customers,
  settings jsonb not null,
  stage text not null check (stage in ('draft', 'pilot')),
  -- Lowercase. Kept after the pilot, for the next one.
  pilot_emails text[] not null default '{}',
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null
);
alter table connection_drafts enable row level security;
grant select, insert, update, delete on connection_drafts to portico_staff, portico_worker;

-- The settings that a connection had, the current ones last.
create table connection_versions (
  customer_id uuid not null references customers,
  number integer not null,
  settings jsonb not null,
  way text not null,
  -- The version whose settings these are, where somebody returned to them.
  returned_to integer,
  made_at timestamptz not null,
  made_by text not null,
  -- When administrators were told that sign-ins stopped working with it.
  warned_at timestamptz,
  primary key (customer_id, number)
);
alter table connection_versions enable row level security;
grant select, insert, update on connection_versions to portico_staff;
grant select, insert, update, delete on connection_versions to portico_worker;

insert into connection_versions (customer_id, number, settings, way, made_at, made_by)
select
  customer_id, 1,
  jsonb_build_object(
    'enabled', enabled, 'provider', provider, 'entityId', entity_id, 'entryPoint', entry_point,
    'cert', cert, 'validateSignature', validate_signature,
    'validateInResponseTo', validate_in_response_to,
    'disableRequestedAuthnContext', disable_requested_authn_context,
    'auditEnabled', audit_enabled, 'audienceRestriction', audience_restriction,
    'previousCert', previous_cert, 'ipRestrictions', ip_restrictions
  ),
  'form', updated_at, coalesce(updated_by, 'Portico')
from connections join customers on customers.id = customer_id
where enabled;

-- How the newest sign-in of each person went since a change. A row with `worked` off is of somebody whom
-- the settings before would have let in.
create table connection_sign_ins (
  customer_id uuid not null references customers,
  version integer not null,
  email text not null,
  worked boolean not null,
  at timestamptz not null,
  primary key (customer_id, version, email)
);
create index connection_sign_ins_by_age on connection_sign_ins (at);
alter table connection_sign_ins enable row level security;
grant select on connection_sign_ins to portico_staff;
grant select, insert, update, delete on connection_sign_ins to portico_worker;

-- When a change counts as one that broke sign-ins, and whether it goes back by itself. A customer
-- without a row has the defaults.
create table connection_watches (
  customer_id uuid primary key references customers,
  people integer not null,
  -- Percent of the people who tried.
  share integer not null,
  returns boolean not null
);
alter table connection_watches enable row level security;
grant select, insert, update on connection_watches to portico_staff;
grant select, insert, update, delete on connection_watches to portico_worker;

-- The request was made with the settings of the pilot, so that its answer is read with them, too.
alter table saml_requests add column is_pilot boolean not null default false;
