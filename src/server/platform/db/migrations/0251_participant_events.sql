alter table ticket_events drop constraint ticket_events_type_check;
alter table ticket_events add constraint ticket_events_type_check check (
  type in (
    'created', 'replied', 'noted', 'status_changed', 'edited', 'assigned', 'closed', 'reopened', 'snoozed', 'woken',
    'linked', 'unlinked', 'merged', 'unmerged', 'split', 'participant_added', 'participant_removed'
  )
);
