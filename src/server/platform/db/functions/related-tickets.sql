-- The tickets that go on within a ticket, with those that went on within them before.
create or replace function merged_ticket_ids(of_customer_id uuid, into_id uuid) returns setof uuid
language sql stable as $$
  with recursive merged as (
    select ticket_id from ticket_merges where customer_id = of_customer_id and into_ticket_id = into_id
    union
    select earlier.ticket_id from ticket_merges earlier
    join merged on earlier.into_ticket_id = merged.ticket_id
    where earlier.customer_id = of_customer_id
  )
  select ticket_id from merged
$$;
revoke execute on function merged_ticket_ids from public;
grant execute on function merged_ticket_ids to portico_staff, portico_worker;

-- Marks a ticket that goes on within another one, for every version of Portico that merges it or
-- takes that back.
create or replace function mark_merged_ticket() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update public.tickets set is_merged = true where customer_id = new.customer_id and id = new.ticket_id;
  else
    update public.tickets set is_merged = false where customer_id = old.customer_id and id = old.ticket_id;
  end if;
  return null;
end
$$;
