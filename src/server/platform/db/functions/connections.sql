-- The name before of connections, for a process of the version before that goes on beside a newer one
-- during an upgrade. It has the columns of that version's table in their order and no other, so that the
-- statements with `customer_saml.*` which that process has prepared go on.
-- To be dropped by the version after next.
drop view if exists customer_saml;
create or replace view customer_saml with (security_invoker = true) as
  select
    customer_id, enabled, provider, entity_id, entry_point, cert, previous_cert, validate_signature,
    validate_in_response_to, disable_requested_authn_context, audience_restriction, ip_restrictions,
    audit_enabled, cert_expires_at
  from connections;

grant select, insert, update on customer_saml to portico_staff;
grant select, insert, update, delete on customer_saml to portico_worker;
