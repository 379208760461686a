-- A file without a key is not stored here: its bytes are the CRM's, under the id in crm_files.

alter table attachments alter storage_key drop not null;
