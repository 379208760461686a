-- Presence ends with the session that it was said in: the beginning of its hash finds it and is good for
-- nothing else. Null where a process of the version before has written the row.
alter table desk_presence add column session_mark text;
-- A tab that has gone stays gone: what it said before may arrive after that.
alter table desk_presence drop constraint desk_presence_state_check;
alter table desk_presence add constraint desk_presence_state_check
  check (state in ('writing', 'viewing', 'away', 'gone'));
