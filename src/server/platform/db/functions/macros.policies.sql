-- No customer has a right on it, so that no policy is needed for them.
drop policy if exists all_rows on macros;
create policy all_rows on macros to portico_staff using (true);
