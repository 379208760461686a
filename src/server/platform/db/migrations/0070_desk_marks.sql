-- One bit for each category, so that a walk along an order tells by its index alone which tickets have one. Two
-- categories may share a bit: what is found is compared once more. Never change it, because it is stored.
create function desk_category_marks(categories text[]) returns bigint immutable strict parallel safe language sql as $$
  select coalesce(bit_or(1::bigint << ('x' || left(md5(category), 4))::bit(16)::integer % 63), 0)
  from unnest(categories) category
$$;

alter table desk_tickets
  add column category_marks bigint not null generated always as (desk_category_marks(categories)) stored;

alter type desk_wants add attribute marks bigint;
drop function if exists desk_owned_due, desk_due, desk_priority, desk_last_changed, desk_first_changed, desk_newest,
  desk_oldest, read_desk_ranges, find_desk_way, is_category_rare;
