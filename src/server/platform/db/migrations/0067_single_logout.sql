-- Where a customer's identity provider signs people out (SAML single logout), and how it is asked.
alter table connections
  add column logout_url text,
  add column logout_by_post boolean not null default false;

-- By what the provider knows a session that began there. Sealed with the secret of the installation; the name is
-- a keyed hash beside it, because the provider ends sessions by name.
alter table sessions
  add column provider_session bytea,
  add column provider_name bytea;
create index sessions_by_provider_name on sessions (customer_id, provider_name) where provider_name is not null;
