-- The id that an identity provider keeps for a person through changes of their address; null without one.
alter table users add column provider_issuer text;
alter table users add column provider_person_id text;
create unique index users_by_provider_id on users (customer_id, provider_issuer, provider_person_id);
