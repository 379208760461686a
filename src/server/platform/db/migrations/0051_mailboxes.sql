-- The mailboxes that mail to the service desk comes in by, and how each is read. Staff and the worker alone
-- have rights here.

create table mailboxes (
  id uuid primary key,
  name text not null,
  address text not null unique check (address = lower(address)),
  provider text not null
    check (provider in ('microsoft', 'google', 'other', 'postmark', 'mailgun', 'sendgrid', 'ses')),
  sign_in text not null check (sign_in in ('password', 'client-credentials', 'service-account', 'webhook')),
  imap_host text,
  imap_port integer,
  imap_encryption text check (imap_encryption in ('tls', 'starttls', 'none')),
  smtp_host text,
  smtp_port integer,
  smtp_encryption text check (smtp_encryption in ('tls', 'starttls', 'none')),
  user_name text,
  tenant_id text,
  client_id text,
  -- Sealed with the secret of the installation.
  secret bytea,
  secret_ends_on date,
  -- What a posting provider signs with, and is no secret: a public key, or the name of a topic.
  proof_key text,
  -- Whose Authentication-Results count.
  trusted_server text,
  is_on boolean not null default false,
  is_sender boolean not null default false,
  -- So many days before the first connection are read, too.
  first_days integer not null default 0 check (first_days between 0 and 30),
  -- What came in before is not ours. Set at the first connection.
  read_from timestamptz,
  -- Everything up to here is taken. Null until the first connection.
  uid_validity bigint,
  last_uid bigint,
  -- Which process reads it, and until when by the clock of the database.
  reader_id uuid,
  reader_until timestamptz,
  read_at timestamptz,
  unreachable_since timestamptz,
  last_error text,
  last_error_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null,
  check ((uid_validity is null) = (last_uid is null))
);
create unique index mailboxes_sender on mailboxes (is_sender) where is_sender;
grant select, insert, update, delete on mailboxes to portico_staff, portico_worker;
alter table mailboxes enable row level security;

-- What proved a posted mail once and must not prove another.
create table mail_proofs (
  mailbox_id uuid not null references mailboxes on delete cascade,
  mark text not null,
  taken_at timestamptz not null,
  primary key (mailbox_id, mark)
);
create index mail_proofs_old on mail_proofs (taken_at);
grant select, insert, delete on mail_proofs to portico_worker;
alter table mail_proofs enable row level security;
