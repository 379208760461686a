-- Who of the staff created a ticket for its requester, as they were called then: its requester reads it as they
-- read the names of agents in comments.
alter table tickets add column raised_by text;
