-- An identity of an unlogged table is unlogged as well, and PostgreSQL loses it when a standby is promoted
-- before its first restartpoint: from then on nothing could be announced, and so nothing be written. This
-- sequence is logged, and goes over to a standby like any row.
create sequence announcement_numbers;
select setval('announcement_numbers', coalesce(max(seq), 0) + 1, false) from announcements;
alter table announcements alter column seq drop identity;
alter table announcements alter column seq set default nextval('announcement_numbers');
