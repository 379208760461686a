-- Rules for the alerts that monitoring tools send by mail. Staff and the worker alone have rights here.
create table alert_rules (
  id uuid primary key,
  name text not null,
  -- The first rule that fits counts.
  position integer not null,
  is_on boolean not null default true,
  -- An address, or a domain without @.
  sender text not null check (sender = lower(sender)),
  subject_has text not null default '',
  customer_id uuid not null references customers,
  -- Whose tickets they are.
  requester_id uuid not null,
  categories text[] not null,
  subject_patterns text[] not null,
  body_patterns text[] not null,
  high_states text[] not null,
  medium_states text[] not null,
  low_states text[] not null,
  recovery_states text[] not null,
  other_states text[] not null,
  -- Also where the receiving server does not vouch for the sender.
  is_unproven boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  foreign key (customer_id, requester_id) references users
);
create index alert_rules_of_customer on alert_rules (customer_id, requester_id);
create index alert_rules_by_sender on alert_rules (sender, position);
alter table alert_rules enable row level security;
grant select, insert, update, delete on alert_rules to portico_staff, portico_worker;

-- Which alert a mail is, and so which ticket the next mail of the same alert belongs to.
alter table received_mails
  add column alert_rule_id uuid references alert_rules on delete set null,
  add column alert_key text;
create index received_mails_of_alert on received_mails (alert_rule_id, alert_key, received_at)
  where alert_rule_id is not null;
