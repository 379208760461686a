-- Which other mails a mail names (In-Reply-To, References), without angle brackets: of two mails that name the
-- same one the second belongs to the ticket of the first, though nobody here has ever seen what both answer.
alter table received_mails add column named_ids text[] not null default '{}';
create index received_mails_naming on received_mails using gin (named_ids)
  where state = 'placed' and named_ids <> '{}';
