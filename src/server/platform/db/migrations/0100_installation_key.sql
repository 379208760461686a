-- The key that secrets are sealed with is outside of the database. What the installation signs with is sealed
-- with it, too.

alter table installation
  -- By which the right key is known. Null where an earlier version made this row, whose secrets are sealed with
  -- cookie_secret; empty until the first start.
  add column key_id text,
  add column sealed_secret bytea;

alter table totp_secrets
  add column is_sealed boolean not null default false;

-- What staff may know of a secret: that there is one.
alter table mailboxes
  add column has_secret boolean not null generated always as (secret is not null) stored;
alter table crm_connection
  add column has_token boolean not null generated always as (token is not null) stored,
  add column has_webhook_secret boolean not null generated always as (webhook_secret is not null) stored;

-- The role of an agent's request reads neither a secret nor a hash of one.
do $$
declare
  secret record;
  others text;
begin
  for secret in
    select * from (values
      ('installation', '{cookie_secret,sealed_secret}'::text[]),
      ('sessions', '{token_hash,provider_session,provider_name}'),
      ('mailboxes', '{secret}'),
      ('crm_connection', '{token,webhook_secret}')
    ) listed (table_name, columns)
  loop
    select string_agg(quote_ident(attname), ', ') into others
      from pg_attribute
      where attrelid = secret.table_name::regclass and attnum > 0 and not attisdropped
        and attname <> all (secret.columns);
    execute format('revoke select on %I from portico_staff', secret.table_name);
    execute format('grant select (%s) on %I to portico_staff', others, secret.table_name);
  end loop;
end
$$;
