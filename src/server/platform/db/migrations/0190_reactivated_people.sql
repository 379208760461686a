-- Staff who reactivate a person end what stopped that person's sign-ins.
grant insert, update on worked_sign_ins to portico_staff;
