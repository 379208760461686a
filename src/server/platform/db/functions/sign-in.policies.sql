drop policy if exists all_rows on sessions;
create policy all_rows on sessions to portico_staff, portico_worker using (true);
drop policy if exists all_rows on saml_requests;
create policy all_rows on saml_requests to portico_staff, portico_worker using (true);
drop policy if exists all_rows on saml_assertions;
create policy all_rows on saml_assertions to portico_staff, portico_worker using (true);
drop policy if exists all_rows on sign_in_failures;
create policy all_rows on sign_in_failures to portico_staff, portico_worker using (true);
drop policy if exists all_rows on account_links;
create policy all_rows on account_links to portico_staff, portico_worker using (true);
drop policy if exists all_rows on totp_secrets;
create policy all_rows on totp_secrets to portico_staff, portico_worker using (true);
drop policy if exists all_rows on passkeys;
create policy all_rows on passkeys to portico_staff, portico_worker using (true);
drop policy if exists all_rows on recovery_codes;
create policy all_rows on recovery_codes to portico_staff, portico_worker using (true);
drop policy if exists all_rows on webauthn_challenges;
create policy all_rows on webauthn_challenges to portico_staff, portico_worker using (true);

create or replace trigger announce_ended after delete on sessions referencing old table as ended
  for each statement execute function announce_ended_sessions();
