-- No customer has a right on these tables, so that no policy is needed for them.
drop policy if exists all_rows on setup_links;
create policy all_rows on setup_links to portico_staff, portico_worker using (true);
drop policy if exists all_rows on setup_link_visits;
create policy all_rows on setup_link_visits to portico_staff, portico_worker using (true);
