create or replace trigger place_crm_tickets after insert or update of email on users
  for each row execute function place_crm_tickets();
create or replace trigger place_crm_tickets after insert or update of customer_id on crm_companies
  for each row execute function place_crm_tickets();
