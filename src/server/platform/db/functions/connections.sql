-- The name before of connections, for a process of the version before that goes on beside a newer one
-- during an upgrade. It has the columns that that version knows, and ctid, by which it removes rows.
-- To be dropped by the version after next.
create or replace view customer_saml with (security_invoker = true) as
  select
    ctid, customer_id, enabled, provider, entity_id, entry_point, cert, previous_cert, validate_signature,
    validate_in_response_to, disable_requested_authn_context, audience_restriction, ip_restrictions,
    audit_enabled, cert_expires_at
  from connections;

grant select, insert, update on customer_saml to portico_staff;
grant select, insert, update, delete on customer_saml to portico_worker;
