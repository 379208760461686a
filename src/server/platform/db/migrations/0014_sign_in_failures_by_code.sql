-- Administrators look for a code without knowing whose it is, and at the newest of all customers.
create index sign_in_failures_by_code on sign_in_failures (ref text_pattern_ops);
create index sign_in_failures_newest on sign_in_failures (created_at desc);
