-- No customer has a right on these tables, so that no policy is needed for them.
drop policy if exists all_rows on received_mails;
create policy all_rows on received_mails to portico_staff, portico_worker using (true);
