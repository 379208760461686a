-- The installation's application at Microsoft and at Google, one for all customers. The secret is sealed.
create table sign_in_applications (
  kind text primary key check (kind in ('microsoft', 'google')),
  client_id text not null,
  client_secret bytea,
  client_proof text not null,
  has_secret boolean not null generated always as (client_secret is not null) stored
);
-- A sign-in alone reads the secret, as the owner.
grant select (kind, client_id, client_proof, has_secret), insert, update, delete
  on sign_in_applications to portico_staff;
grant select (kind, client_id, client_proof, has_secret) on sign_in_applications to portico_worker;
alter table sign_in_applications enable row level security;

-- The redirect URI of an application is that of all customers: the state alone names the request.
create index saml_requests_by_id on saml_requests (id);
create index connection_tests_by_request on connection_tests (request_id);

alter table connection_tests
  -- Null for a test that was begun by an account.
  add column setup_link_id uuid,
  -- What the answer to a request for consent said, which no one has signed. Blank where it named no tenant.
  add column consent_tenant text;
