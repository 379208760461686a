-- The file stores that processes of this installation use, each by the id that it has in itself. There should be one:
-- a file in another is not found by the processes of the first.
create table file_stores (
  id uuid primary key,
  -- The folder and its machine, or the bucket.
  location text not null,
  is_first boolean not null,
  since timestamptz not null,
  seen_at timestamptz not null
);
create unique index file_stores_first on file_stores (is_first) where is_first;
alter table file_stores enable row level security;
grant select on file_stores to portico_worker;
