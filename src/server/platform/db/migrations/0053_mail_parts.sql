-- What a ticket shows of a mail beside the plain text that is the comment's content, or the ticket's
-- description. Written once with it.

create table mail_parts (
  customer_id uuid not null,
  -- The comment, or the ticket whose own text it is.
  part_id uuid not null,
  ticket_id uuid not null,
  comment_id uuid,
  -- Sanitized before it came here.
  html text,
  quoted text,
  left_out jsonb not null default '[]',
  remarks text[] not null default '{}',
  primary key (customer_id, part_id),
  check (part_id = coalesce(comment_id, ticket_id)),
  foreign key (customer_id, ticket_id) references tickets,
  foreign key (customer_id, comment_id) references comments
);
create index mail_parts_of_ticket on mail_parts (customer_id, ticket_id);
grant select on mail_parts to portico_customer;
grant select, insert, update, delete on mail_parts to portico_staff, portico_worker;
alter table mail_parts enable row level security;
alter table mail_parts force row level security;
