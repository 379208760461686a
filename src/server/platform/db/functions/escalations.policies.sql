-- No customer has a right on it, so that no policy is needed for them.
drop policy if exists all_rows on ticket_escalations;
create policy all_rows on ticket_escalations to portico_staff, portico_worker using (true);
