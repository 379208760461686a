-- Who saved a customer last, by the name they had then: two administrators who edit one customer at
-- the same time are told of each other.
alter table customers add column updated_by text;
