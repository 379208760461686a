-- Announces to each person that there is a notice for them, or that they have read one in another browser.
-- As the owner: nobody else may write announcements.
create or replace function announce_notices() returns trigger language plpgsql security definer as $$
begin
  insert into public.announcements (told_user_id) select distinct user_id from changed;
  return null;
end
$$;
