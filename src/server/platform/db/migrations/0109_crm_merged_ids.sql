-- The ids of the records that were merged into a ticket's record in the CRM. A merge may make a new record: then
-- the id that the ticket had there itself is among them.
alter table crm_tickets add column merged_ids text[] not null default '{}';
create index crm_tickets_merged_ids on crm_tickets using gin (merged_ids) where merged_ids <> '{}';
