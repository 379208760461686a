-- A fresh installation shows what its administrator has set, and nothing that looks like a link and is none.
alter table installation
  alter column contact_details set default '{}',
  alter column resources set default '[]';
update installation set contact_details = '{}', resources = '[]' where version = 1 and updated_at is null;
