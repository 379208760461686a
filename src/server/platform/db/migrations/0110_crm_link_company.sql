-- A ticket whose company is gone from the CRM is made without it, and filed with the customer's next one later.
alter table crm_actions drop constraint crm_actions_kind_check;
alter table crm_actions add constraint crm_actions_kind_check
  check (kind in ('create_ticket', 'add_comment', 'update_ticket', 'link_company'));
