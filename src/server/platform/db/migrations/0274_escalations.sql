-- When staff are told that a share of a target has passed, as the contract of a ticket has it. Each is told once.
create table ticket_escalations (
  customer_id uuid not null,
  ticket_id uuid not null,
  clock text not null check (clock in ('response', 'resolution')),
  percent smallint not null,
  -- `assignee`, `everybody`, or the id of an agent.
  recipient text not null,
  at timestamptz not null,
  told_at timestamptz,
  primary key (customer_id, ticket_id, clock, percent, recipient),
  foreign key (customer_id, ticket_id) references tickets on delete cascade
);
create index ticket_escalations_to_tell on ticket_escalations (at) where told_at is null;
grant select on ticket_escalations to portico_staff;
grant select, insert, update, delete on ticket_escalations to portico_worker;
alter table ticket_escalations enable row level security;
