-- What a customer's identity provider may sign with beside the two certificates of before.
alter table connections add column more_certs text[] not null default '{}';
