-- The last run of each job, for the page of system jobs. Processes write it every few seconds, not with each run. No
-- customer has a right on it.
create table job_runs (
  name text primary key,
  started_at timestamptz not null,
  took_ms integer not null
);
grant select on job_runs to portico_staff;
