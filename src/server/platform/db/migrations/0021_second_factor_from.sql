-- From the beginning of this day on, in the time zone of the installation, agents and administrators
-- without a second factor can do nothing but set one up. Null: nobody has to.
alter table installation add column second_factor_from date;
grant update (second_factor_from) on installation to portico_staff;
