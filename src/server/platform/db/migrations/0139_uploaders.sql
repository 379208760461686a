-- The person whose role announced a file. Null for what staff and the system announce: no customer reads that.
-- A default, because processes of the version before insert without it.
alter table pending_files add column uploader_id uuid default case
  when current_user = 'portico_customer' then nullif(current_setting('portico.user_id', true), '')::uuid
end;
