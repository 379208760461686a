-- A provider of OpenID Connect may end one of a person's sessions, by its own id for it (sid). A keyed hash.
alter table sessions add column provider_sid bytea;
create index sessions_by_provider_sid on sessions (customer_id, provider_sid) where provider_sid is not null;
