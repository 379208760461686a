-- What one is told of can be cleared.
grant delete on staff_notices to portico_staff;
