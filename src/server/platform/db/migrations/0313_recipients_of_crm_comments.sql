-- People of the customer whom a comment of the CRM names as its recipients, so that they are not mailed it once more.
alter table crm_comments add column recipient_ids uuid[] not null default '{}';
