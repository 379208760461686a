-- What was an issuer is an id space, where OpenID Connect gave the id: with the kind, and the client where each
-- may have ids of its own. Ids of before are those of the settings that were live at the last sign-in. The ids
-- that Microsoft has for a person show the kind themselves: an object id is a GUID, and a sub there is not.
with known as (
  select customer_id, made_at, settings ->> 'kind' as kind, settings ->> 'entityId' as issuer,
    settings ->> 'clientId' as client_id
  from connection_versions
  union all
  select customer_id, '-infinity', kind, entity_id, client_id from connections
  union all
  select customer_id, '-infinity', settings ->> 'kind', settings ->> 'entityId', settings ->> 'clientId'
  from connection_drafts
), guids as (
  select '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' as guid
), spaces as (
  select distinct on (users.customer_id, users.id) users.customer_id, users.id, kind,
    concat_ws(' ', kind, case kind when 'oidc' then client_id end, issuer) as space
  from users
  cross join guids
  join known on known.customer_id = users.customer_id and issuer = provider_issuer
  where kind is distinct from 'oidc' and kind is distinct from 'microsoft'
    or (kind = 'microsoft') = (
      issuer ~ ('/' || guid || '/v2\.0$') and provider_person_id ~ ('^' || guid || '$')
    )
  order by users.customer_id, users.id, made_at <= last_sign_in_at desc, made_at desc
)
update users set provider_issuer = space
from spaces
where users.customer_id = spaces.customer_id and users.id = spaces.id and kind in ('oidc', 'microsoft', 'google');
