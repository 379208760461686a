-- How a customer's identity provider takes sign-in requests: some take them by POST alone.
alter table connections add column requests_by_post boolean not null default false;
