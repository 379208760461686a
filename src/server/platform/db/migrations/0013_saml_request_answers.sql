-- When the first answer to a sign-in request came: that one was paid for by the request, as far as
-- limits go, and every other one counts by itself.
alter table saml_requests add column answered_at timestamptz;

-- The newest requests of a customer; older ones beyond the cap are removed.
create index saml_requests_newest on saml_requests (customer_id, created_at desc);
