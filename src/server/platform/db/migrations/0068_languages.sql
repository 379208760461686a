-- In which language somebody is spoken to. Null: no preference.
alter table users
  add column language text check (language ~ '^[A-Za-z-]{2,12}$'),
  -- What their browser asked for when they last signed in; mail has nothing else to go by.
  add column browser_language text check (browser_language ~ '^[A-Za-z-]{2,12}$');

alter table customers add column language text check (language ~ '^[A-Za-z-]{2,12}$');

alter table installation add column language text check (language ~ '^[A-Za-z-]{2,12}$');
grant update (language) on installation to portico_staff;

-- What a category is called in further languages, by language.
alter table categories add column names jsonb not null default '{}';

-- What the system says in a ticket, apart from its words: the name of the text, and its values.
alter table comments add column said jsonb;
