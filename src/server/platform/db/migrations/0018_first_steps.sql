-- What an administrator is told is still to do, until it is done or dismissed.
alter table installation add column first_steps_dismissed_at timestamptz;
grant update (first_steps_dismissed_at) on installation to portico_staff;

-- When the newest backup was made. In no backup itself: a restored installation has none yet.
create table backups (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null
);
grant select on backups to portico_staff, portico_worker;
