-- No customer has a right on these tables, so that no policy is needed for them.
drop policy if exists all_rows on mail_out;
create policy all_rows on mail_out to portico_staff, portico_worker using (true);
drop policy if exists all_rows on mail_causes;
create policy all_rows on mail_causes to portico_staff, portico_worker using (true);
drop policy if exists all_rows on sent_mails;
create policy all_rows on sent_mails to portico_staff, portico_worker using (true);
drop policy if exists all_rows on mail_attempts;
create policy all_rows on mail_attempts to portico_staff, portico_worker using (true);
drop policy if exists all_rows on mail_message_ids;
create policy all_rows on mail_message_ids to portico_staff, portico_worker using (true);
drop policy if exists all_rows on mail_digest_items;
create policy all_rows on mail_digest_items to portico_staff, portico_worker using (true);
drop policy if exists all_rows on mail_addresses;
create policy all_rows on mail_addresses to portico_staff, portico_worker using (true);

-- A person decides on their own mail alone.
drop policy if exists all_rows on mail_preferences;
create policy all_rows on mail_preferences to portico_staff, portico_worker using (true);
drop policy if exists own on mail_preferences;
create policy own on mail_preferences to portico_customer
  using (customer_id = viewer_customer_id() and user_id = viewer_user_id());

create or replace trigger tell_mail after insert on ticket_participants
  for each row execute function tell_mail_of_participant();
create or replace trigger tell_mail after insert or update of data on staff_notices
  for each row execute function tell_mail_of_notice();
