-- Searches find a word with hyphens by its parts written as one, too. The job adds these to the texts that are there.
-- Only the worker sees that there are any.
do $$
declare
  has_texts boolean;
begin
  set local role portico_worker;
  select exists (select from ticket_texts) into has_texts;
  reset role;
  if has_texts then
    insert into outbox (name) values ('index-joined-words');
  end if;
end
$$;
