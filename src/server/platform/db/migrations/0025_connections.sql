-- A connection to an identity provider is a row of its own, with an id. A customer has one until a
-- later migration lifts that. functions/connections.sql has the name before for processes of that version.
alter table customer_saml rename to connections;
alter table connections rename constraint customer_saml_pkey to connections_pkey;
alter index customer_saml_cert_ends rename to connections_cert_ends;
alter table connections add column id uuid not null default gen_random_uuid();
alter table connections add constraint connections_id unique (customer_id, id);
