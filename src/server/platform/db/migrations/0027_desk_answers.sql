-- What only staff are told of, such as a note. It goes over a channel of its own, to which a process of
-- the version before does not listen (functions/announcements.sql).
alter table announcements add column staff_only boolean not null default false;

-- Staff have a ticket or a file by its id alone, and find its customer by it.
create index desk_tickets_by_id on desk_tickets (ticket_id);
create index attachments_by_id on attachments (id);
