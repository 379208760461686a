-- What agents and administrators have beside their password. Only the owner reads secrets and hashes,
-- as at sign-in, before there is a viewer; staff may see that something is there, and take it away.

create table totp_secrets (
  customer_id uuid not null,
  user_id uuid not null,
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a code of it has been entered; only then does it count.
  confirmed_at timestamptz,
  -- The half minute whose code was accepted last: neither it nor an older one is accepted again.
  last_used_step integer,
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references users on delete cascade
);

create table passkeys (
  customer_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- It is also kept by a provider, such as the one of a telephone, and outlives the device.
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, credential_id),
  foreign key (customer_id, user_id) references users on delete cascade
);
create index passkeys_of_user on passkeys (customer_id, user_id);

create table recovery_codes (
  customer_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (customer_id, user_id, code_hash),
  foreign key (customer_id, user_id) references users on delete cascade
);

-- What a passkey is to sign: taken once, by the answer to it.
create table webauthn_challenges (
  customer_id uuid not null,
  user_id uuid not null,
  challenge text not null,
  purpose text not null check (purpose in ('sign_in', 'registration')),
  expires_at timestamptz not null,
  primary key (customer_id, user_id, challenge),
  foreign key (customer_id, user_id) references users on delete cascade
);
create index webauthn_challenges_expired on webauthn_challenges (expires_at);

-- By which a session may be shown and ended: its token's hash is nobody's business. The default is for
-- the sessions that there are, and for processes that do not know of the column yet.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column address text,
  add column user_agent text check (length(user_agent) <= 300);

do $$
declare
  name text;
begin
  foreach name in array array['totp_secrets', 'passkeys', 'recovery_codes', 'webauthn_challenges'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy all_rows on %I to portico_staff, portico_worker using (true)', name);
  end loop;
end
$$;

grant select (customer_id, user_id, confirmed_at) on totp_secrets to portico_staff;
grant select (customer_id, user_id, id, name, created_at, last_used_at) on passkeys to portico_staff;
grant select (customer_id, user_id, used_at) on recovery_codes to portico_staff;
grant delete on totp_secrets, passkeys, recovery_codes to portico_staff;
grant select, delete on webauthn_challenges to portico_worker;
