-- When the signing certificate of a connection runs out. The database cannot read it in the text, so
-- it is filled in on saving, and of older ones by the maintenance.
alter table customer_saml add column cert_expires_at timestamptz;
create index customer_saml_cert_ends on customer_saml (cert_expires_at) where enabled;
