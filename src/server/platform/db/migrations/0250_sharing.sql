-- Which tickets of others in their company a person sees, and whether they may answer those. Their own they always may.
alter table users
  add column visibility text not null default 'own' check (visibility in ('own', 'categories', 'all')),
  add column visible_categories text[] not null default '{}',
  add column may_answer boolean not null default false,
  -- Decides on the above for the others in the company.
  add column is_portal_manager boolean not null default false,
  -- From outside of the company, such as a vendor: takes part by mail alone.
  add column is_external boolean not null default false,
  add constraint users_external_see_little check (not is_external or (visibility = 'own' and not is_portal_manager));
create index users_who_see_more on users (customer_id) where visibility <> 'own';
grant update (visibility, visible_categories, may_answer, is_portal_manager) on users to portico_staff;

-- Only its requester and its participants see a confidential ticket in their company.
alter table tickets
  add column is_confidential boolean not null default false,
  add column participant_ids uuid[] not null default '{}';
grant update (is_confidential) on tickets to portico_customer;

-- Whether tickets of the category are confidential: the form proposes it, or nothing else is possible.
alter table categories
  add column confidential text not null default 'no' check (confidential in ('no', 'proposed', 'always'));

-- People who take part in a ticket besides its requester. A trigger keeps tickets.participant_ids.
create table ticket_participants (
  customer_id uuid not null,
  ticket_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamptz not null,
  primary key (customer_id, ticket_id, user_id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade,
  foreign key (customer_id, user_id) references users on delete cascade
);
create index ticket_participants_of_person on ticket_participants (customer_id, user_id);
grant select, insert, delete on ticket_participants to portico_customer, portico_staff, portico_worker;
alter table ticket_participants enable row level security;

-- Whether a person has mail about every ticket that they see.
alter table mail_preferences add column all_seen boolean not null default false;

-- Who sees confidential tickets differs, so that they are counted apart.
alter table ticket_figures add column is_confidential boolean not null default false;
alter table ticket_figures drop constraint ticket_figures_pkey;
alter table ticket_figures add primary key (customer_id, requester_id, is_confidential, month);

-- Announced as well: a person sees other tickets than before. Without a person: all who see more than their own.
alter table announcements add column audience_customer_id uuid;
alter table announcements add column audience_user_id uuid;
alter table announcements drop constraint announcements_check;
alter table announcements add constraint announcements_check
  check (
    num_nonnulls(ticket_id, session_mark, told_user_id, present_ticket_id, time_customer_id, audience_customer_id) = 1
  );

-- The policies that call it are written again with the one that takes all that decides.
drop function if exists viewer_sees_ticket(uuid, uuid) cascade;
