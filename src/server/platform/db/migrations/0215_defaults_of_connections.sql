-- Each switch and list of a connection has the default of shared/connections/fields.ts, as the newer ones do.
alter table connections
  alter enabled set default false,
  alter validate_signature set default true,
  alter validate_in_response_to set default true,
  alter disable_requested_authn_context set default true,
  alter audit_enabled set default true,
  alter ip_restrictions set default '{}';
