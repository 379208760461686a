-- Times in which clocks stand still where the contract says so.
create table maintenance_windows (
  id uuid primary key,
  name text not null,
  is_for_all boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the clocks of all customers stand still. The past of a window never changes.
  counted tstzmultirange not null,
  version integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (starts_at < ends_at)
);
create index maintenance_windows_by_end on maintenance_windows (ends_at);
grant select on maintenance_windows to portico_customer;
grant select, insert, update on maintenance_windows to portico_staff;
grant select, insert on maintenance_windows to portico_worker;
alter table maintenance_windows enable row level security;

-- The same for single customers.
create table maintenance_window_customers (
  customer_id uuid not null references customers,
  window_id uuid not null references maintenance_windows,
  counted tstzmultirange not null,
  -- The window is no longer for the customer, and what was counted before stays.
  left_at timestamptz,
  primary key (customer_id, window_id)
);
create index maintenance_window_customers_of_window on maintenance_window_customers (window_id);
grant select on maintenance_window_customers to portico_customer;
grant select, insert, update on maintenance_window_customers to portico_staff;
grant select, insert, delete on maintenance_window_customers to portico_worker;
alter table maintenance_window_customers enable row level security;
