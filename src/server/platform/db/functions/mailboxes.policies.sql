-- No customer has a right on these tables, so that no policy is needed for them.
drop policy if exists all_rows on mailboxes;
create policy all_rows on mailboxes to portico_staff, portico_worker using (true);
drop policy if exists all_rows on mail_proofs;
create policy all_rows on mail_proofs to portico_worker using (true);
