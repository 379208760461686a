-- What an installation calls its own, on its pages and in its mail. The defaults are neutral.
alter table installation
  add column name text not null default 'Portico',
  add column contact_text text not null default 'Contact your support team',
  add column contact_url text,
  add column contact_details text[] not null default array['Support hours: Monday to Friday, 9 AM to 5 PM'],
  add column resources jsonb not null default
    '[{"text": "Help center", "url": null}, {"text": "System status", "url": null}]',
  add column privacy_url text,
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by text;

-- A table of its own: whoever reads the settings does not want the bytes of a picture.
create table installation_logo (
  only_row boolean primary key default true check (only_row),
  content bytea not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml')),
  -- In pixels, or in the units of a drawing: pages make room for it before it is there.
  width real not null,
  height real not null,
  -- SHA-256 of the content, in hexadecimal digits.
  digest text not null
);

-- Null: the key in words says it well enough.
alter table categories add column name text;

grant update (
  name, contact_text, contact_url, contact_details, resources, privacy_url, time_zone, version, updated_at, updated_by
) on installation to portico_staff;
grant select, insert, update, delete on installation_logo to portico_staff, portico_worker;
