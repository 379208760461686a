-- The key pairs of this installation towards identity providers, and which customers use them.

create table saml_keys (
  id uuid primary key,
  -- The current one signs. During a change there is another beside it, which is published as well.
  state text not null unique check (state in ('next', 'current', 'previous')),
  certificate text not null,
  -- Sealed with the secret of the installation.
  private_key bytea not null,
  created_at timestamptz not null
);
-- Nobody but the owner reads a private key: it is opened only where a person signs in or out.
grant select (id, state, certificate, created_at), insert, update (state), delete
  on saml_keys to portico_staff;
alter table saml_keys enable row level security;

alter table connections
  add column sign_requests boolean not null default false,
  add column decrypt_assertions boolean not null default false;
