-- The backfill that took a ticket over, so that a page which is read twice counts each of its tickets once.
alter table crm_tickets add column backfill_id uuid;
