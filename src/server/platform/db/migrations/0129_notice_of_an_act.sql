-- A notice of an act that assigns many tickets counts them as they are assigned.
grant update (data) on staff_notices to portico_staff;
