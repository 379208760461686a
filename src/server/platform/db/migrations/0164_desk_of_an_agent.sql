-- When an agent last looked at a ticket that is not closed, so that the queue shows what is new to them. No customer
-- has a right on it.
create table desk_seen (
  customer_id uuid not null,
  ticket_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (customer_id, ticket_id, user_id),
  foreign key (customer_id, ticket_id) references tickets
);
alter table desk_seen enable row level security;
grant select, insert, update on desk_seen to portico_staff;
grant select, delete on desk_seen to portico_worker;

-- How an agent works: the order of a thread, and where a closed ticket leads.
alter table users
  add column desk_newest_first boolean not null default false,
  add column desk_after_close text not null default 'next' check (desk_after_close in ('next', 'stay', 'list'));
grant update (desk_newest_first, desk_after_close) on users to portico_staff;
