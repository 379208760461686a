-- A company that was deleted or merged in the CRM stays bound until an administrator binds another.
alter table crm_companies
  add column gone_at timestamptz,
  add column merged_into text;
