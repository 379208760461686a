-- An export whose mark was taken back stays listed, with who did it and when. Its lines are for a later
-- export then, and remember the ones that had them, so that each file can be read again.
alter table time_exports add column taken_back_at timestamptz;
alter table time_exports add column taken_back_by text;
alter table time_exports add constraint time_exports_taken_back
  check ((taken_back_at is null) = (taken_back_by is null));
grant update (taken_back_at, taken_back_by) on time_exports to portico_staff;

alter table time_entries add column earlier_export_ids uuid[];
create index time_entries_of_earlier_export on time_entries using gin (earlier_export_ids)
  where earlier_export_ids is not null;
grant update (earlier_export_ids) on time_entries to portico_staff;
