-- Whether requesters are asked how a ticket was handled, once it is closed.
alter table installation add column ask_for_rating boolean not null default false;
grant select (ask_for_rating), update (ask_for_rating) on installation to portico_staff;
grant select (ask_for_rating) on installation to portico_worker;

-- A requester's rating of one closing of a ticket: a ticket that is reopened and closed again has another one.
create table ticket_ratings (
  customer_id uuid not null,
  ticket_id uuid not null,
  closed_at timestamptz not null,
  score text not null check (score in ('good', 'bad')),
  comment text check (length(comment) between 1 and 1000),
  rated_at timestamptz not null,
  primary key (customer_id, ticket_id, closed_at),
  foreign key (customer_id, ticket_id) references tickets on delete cascade
);
create index ticket_ratings_closed on ticket_ratings (closed_at);
grant select, insert, update (score, comment, rated_at) on ticket_ratings to portico_customer;
grant select on ticket_ratings to portico_staff;
grant select, insert, update, delete on ticket_ratings to portico_worker;
alter table ticket_ratings enable row level security;
