-- Agents and administrators may sign in through the provider of those who run the portal. A password is then a
-- way in for an emergency, which can be kept to listed accounts.
alter table installation
  add column staff_passwords text not null default 'everybody' check (staff_passwords in ('everybody', 'listed'));
grant update (staff_passwords) on installation to portico_staff;

alter table users add column may_use_password boolean not null default false;

-- A session that began at an identity provider, whose business a second factor is.
alter table sessions add column by_provider boolean not null default false;

-- The person is to sign in at the provider anew, also where it knows them, because they confirm something.
alter table saml_requests add column forced boolean not null default false;
