-- Searched text of a customer: its name and domains, in one text with one index, so that the
-- planner can choose between the newest customers (much matches) and the index (little does).

create or replace function customer_search_text(id uuid, name text) returns text stable language sql as $$
  select lower(name || coalesce(E'\n' || string_agg(domain, E'\n'), ''))
  from customer_domains where customer_id = id
$$;

create or replace function keep_search_text_with_name() returns trigger language plpgsql as $$
begin
  new.search_text := customer_search_text(new.id, new.name);
  return new;
end
$$;

create or replace function keep_search_text_with_domains() returns trigger language plpgsql as $$
begin
  update customers set search_text = customer_search_text(id, name)
    where id = coalesce(new.customer_id, old.customer_id);
  return null;
end
$$;

-- The customers that the pattern is found in, newest first. As the owner of the tables, because under
-- row-level security the planner may not look at what the texts are like and reads all that match.
create or replace function find_customers(pattern text, after_at timestamptz, after_id uuid, page_size integer)
returns setof uuid
language plpgsql stable security definer
-- By this the caller looks the few up that it is answered, instead of reading all customers.
rows 20
set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
    select customers.id
    from customers
    where deleted_at is null
      and not internal
      and search_text like lower(pattern)
      and (created_at, customers.id) < (
        coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by created_at desc, customers.id desc
    limit page_size;
end
$$;
revoke execute on function find_customers from public;
grant execute on function find_customers to portico_staff;
