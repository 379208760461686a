-- Which file of functions the database has, in which text: from now on they are files of their own
-- (db/functions.ts), and migrations are about tables alone.
create table applied_functions (
  file text primary key,
  checksum text not null,
  level integer not null
);
