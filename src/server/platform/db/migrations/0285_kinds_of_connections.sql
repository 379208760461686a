-- A connection has a kind. One of OpenID Connect has its issuer in entity_id; its client secret is sealed.
alter table connections
  add column kind text not null default 'saml',
  add column client_id text not null default '',
  add column client_secret text,
  add column client_proof text not null default 'client_secret';
