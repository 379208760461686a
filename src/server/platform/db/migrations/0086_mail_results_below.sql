-- Whether the receiving server writes what it says of senders below its own Received, where the mail begins, as
-- Gmail, Amazon SES and the milters of Postfix do. Mailboxes that are there keep what they had: there both counted.
alter table mailboxes add column results_below boolean not null default false;
update mailboxes set results_below = true where trusted_server is not null and trusted_server <> 'topmost';
