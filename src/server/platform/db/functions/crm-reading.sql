-- Has tickets of the CRM without a requester here looked at again (channels/crm/reading), when a
-- person appears who raised some of them, or a company is bound that has some. Runs as the owner,
-- because the creator of a person may not read them.
create or replace function place_crm_tickets() returns trigger language plpgsql security definer as $$
declare
  changed jsonb := pg_catalog.to_jsonb(new);
  has_some boolean;
begin
  if (select state from public.crm_connection) = 'off' then
    return null;
  end if;
  if tg_table_name = 'users' then
    has_some := exists (select from public.crm_unplaced where requester_email = changed ->> 'email');
  else
    has_some := exists (select from public.crm_unplaced where company_id = changed ->> 'company_id');
  end if;
  if has_some then
    insert into public.outbox (name, key, payload) values ('crm-placing', 'crm-placing', '{}');
  end if;
  return null;
end
$$;
