-- No customer has a right on it, so that no policy is needed for them.
drop policy if exists all_rows on desk_tickets;
create policy all_rows on desk_tickets to portico_staff, portico_worker using (true);

drop policy if exists all_rows on desk_category_sets;
create policy all_rows on desk_category_sets for select to portico_staff using (true);
create or replace trigger keep_category_set after insert on desk_tickets
  for each row execute function keep_desk_category_set();
create or replace trigger keep_category_set_of_changed after update on desk_tickets
  for each row when (old.category_set <> new.category_set) execute function keep_desk_category_set();

create or replace trigger forget_near before update of response_due_at, resolution_due_at on tickets
  for each row when (
    (old.response_due_at, old.resolution_due_at) is distinct from (new.response_due_at, new.resolution_due_at)
    and (old.response_near_at, old.resolution_near_at) is not distinct from (new.response_near_at, new.resolution_near_at)
  )
  execute function forget_near_due();
create or replace trigger keep_desk after insert or delete on tickets
  for each row execute function keep_desk_ticket();
create or replace trigger keep_desk_of_changed after update on tickets
  for each row when (
    (
      old.subject, old.comment_count, old.requester_id, old.updated_at, old.status, old.priority, old.categories, old.first_response_at, old.response_due_at,
      old.closed_at, old.resolved_at, old.resolution_due_at, old.created_at, old.time_zone, old.response_near_at, old.resolution_near_at,
      old.response_left_minutes, old.resolution_left_minutes
    ) is distinct from (
      new.subject, new.comment_count, new.requester_id, new.updated_at, new.status, new.priority, new.categories, new.first_response_at, new.response_due_at,
      new.closed_at, new.resolved_at, new.resolution_due_at, new.created_at, new.time_zone, new.response_near_at, new.resolution_near_at,
      new.response_left_minutes, new.resolution_left_minutes
    )
  )
  execute function keep_desk_ticket();

drop policy if exists all_rows on desk_views;
create policy all_rows on desk_views to portico_staff using (true);
drop policy if exists all_rows on desk_seen;
create policy all_rows on desk_seen to portico_staff, portico_worker using (true);
drop policy if exists all_rows on desk_bulk_tickets;
create policy all_rows on desk_bulk_tickets to portico_staff, portico_worker using (true);
