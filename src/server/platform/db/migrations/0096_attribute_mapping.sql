-- The attributes that a connection reads a person from; null where the usual names decide.
alter table connections add column email_attribute text;
alter table connections add column first_name_attribute text;
alter table connections add column last_name_attribute text;
