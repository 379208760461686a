-- When people were told of a failure last: what is added to one that lasts is told again, once a day.
alter table lasting_failures add column told_at timestamptz;
