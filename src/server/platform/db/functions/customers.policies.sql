drop policy if exists own on customers;
create policy own on customers to portico_customer using (id = viewer_customer_id());

drop policy if exists all_rows on customers;
create policy all_rows on customers to portico_staff, portico_worker using (true);
drop policy if exists all_rows on customer_domains;
create policy all_rows on customer_domains to portico_staff, portico_worker using (true);
drop policy if exists all_rows on domain_proofs;
create policy all_rows on domain_proofs to portico_staff, portico_worker using (true);
drop policy if exists all_rows on technical_contacts;
create policy all_rows on technical_contacts to portico_staff, portico_worker using (true);

create or replace trigger search_text before insert or update of name on customers
  for each row execute function keep_search_text_with_name();

create or replace trigger search_text after insert or delete or update of domain on customer_domains
  for each row execute function keep_search_text_with_domains();
