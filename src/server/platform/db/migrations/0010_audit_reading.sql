-- The code that a refused person reads out finds its entry, too. The space before the first word
-- makes it one that a search for the beginnings of words finds.
alter table audit_entries drop column search_text;
alter table audit_entries add column search_text text not null generated always as (
  lower(
    ' ' || actor_name || ' ' || coalesce(actor_email, '') || ' ' || coalesce(address, '') || ' ' ||
    coalesce(subject_name, '') || ' ' || coalesce(after ->> 'ref', '')
  )
) stored;
create index audit_entries_text on audit_entries using gin (search_text gin_trgm_ops);

-- A customer's rare changes lie among its many sign-ins, and somebody's among all that they do.
create index audit_entries_of_customer_by_action on audit_entries (customer_id, action, at desc, id desc);
create index audit_entries_of_actor_by_action on audit_entries (actor_id, action, at desc, id desc);
