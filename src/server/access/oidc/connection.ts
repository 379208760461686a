import { X509Certificate } from 'node:crypto'

import { outsideEndpoints } from '#shared/access/endpoints.ts'
import {
  APPLICATION_KINDS,
  type ApplicationKind,
  type ConnectionSettings,
  isApplicationKind,
} from '#shared/connections/fields.ts'
import type {
  SignInApplication,
  SignInApplications,
  SignInApplicationsInput,
} from '#shared/connections/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { keysOf, signingKey } from '#server/access/saml/keys/key-pairs.ts'
import { type Refusal, refuse } from '#server/access/sign-in/refuse.ts'
import { domainsOf } from '#server/access/sign-in/sign-in-customer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'

import { openClientSecret } from './client-secret.ts'
import { microsoftIssuer } from './id-token-rules.ts'
import type { OidcConnection, OidcKind } from './provider.ts'
import {
  type ApplicationRow,
  deleteApplication,
  findApplicationClient,
  findApplicationRow,
  listUsers,
  lockApplication,
  upsertApplication,
} from './queries.ts'

// The installation's application at Microsoft and at Google. All customers share it, so it is no setting
// of a connection.

type Given = NonNullable<SignInApplicationsInput[ApplicationKind]>

/** Finds the application with its secret. */
export async function findApplication(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  kind: ApplicationKind,
) {
  const row = await findApplicationClient(db, kind)
  if (!row) return undefined
  return { ...row, clientSecret: row.clientSecret && openSecret(keys, row.clientSecret) }
}

/** Returns the redirect URI for the answers of a provider to all customers' people. */
export function applicationRedirectUri(
  { publicUrl }: Pick<Deps['config'], 'publicUrl'>,
  kind: ApplicationKind,
): string {
  const path = outsideEndpoints.finishApplicationLogin.path.replace(':kind', kind)
  return `${new URL(publicUrl).origin}${path}`
}

export function getApplications(deps: Pick<Deps, 'db' | 'config'>): Promise<SignInApplications> {
  return asStaff(deps.db, (tx) => presentApplications(deps, tx))
}

/** @throws AppError `invalid_input` without a secret; `conflict` for removing one that is in use */
export function saveApplications(
  deps: Pick<Deps, 'db' | 'config' | 'keys' | 'now'>,
  input: SignInApplicationsInput,
  by: Actor,
): Promise<SignInApplications> {
  return asStaff(deps.db, async (tx) => {
    const changes = { before: {}, after: {} }
    for (const kind of APPLICATION_KINDS) {
      const given = input[kind]
      if (!given) continue
      const before = await lockApplication(tx, kind)
      const secret = await saveApplication(deps, tx, { kind, given, before })
      const after = await findApplicationRow(tx, kind)
      if (secret === undefined && JSON.stringify(before) === JSON.stringify(after)) continue
      Object.assign(changes.before, { [kind]: before ?? null })
      Object.assign(changes.after, { [kind]: after ? { ...after, clientSecret: secret } : null })
    }
    if (Object.keys(changes.after).length > 0) {
      const action = 'settings.sign_in_applications_changed'
      await recordAudit(tx, { action, by, at: deps.now(), ...changes })
    }
    return presentApplications(deps, tx)
  })
}

/** Returns the name of a secret that is another from now on. */
async function saveApplication(
  { keys }: Pick<Deps, 'keys'>,
  tx: Tx,
  {
    kind,
    given,
    before,
  }: { kind: ApplicationKind; given: Given; before: ApplicationRow | undefined },
): Promise<string | undefined> {
  const { clientId, clientSecret: typed } = given
  if (clientId === '') {
    if ((await listUsers(tx, kind)).length > 0) {
      throw new AppError('conflict', (words) => words.connections.applicationInUse)
    }
    await deleteApplication(tx, kind)
    return undefined
  }
  const clientProof = 'clientProof' in given ? given.clientProof : 'client_secret'
  // A secret belongs to one client: that of another is none.
  const keeps = typed === null && before?.clientId === clientId
  if (typed === null && !(keeps && before.hasSecret) && clientProof === 'client_secret') {
    const field = `${kind}.clientSecret`
    throw invalidInput({ [field]: (words) => words.connections.applicationSecretRequired })
  }
  const secret = typed === null ? null : sealSecret(keys, typed)
  const application = { kind, clientId, clientProof, ...(!keeps && { clientSecret: secret }) }
  await upsertApplication(tx, application)
  // Sealed with a random number in front, which names this secret and says nothing of it.
  return secret ? `•••• ${secret.toString('hex', 0, 6)}` : undefined
}

async function presentApplications(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
): Promise<SignInApplications> {
  const present = async (kind: ApplicationKind): Promise<SignInApplication> => {
    const row = await findApplicationRow(tx, kind)
    return {
      clientId: row?.clientId ?? '',
      hasSecret: row?.hasSecret ?? false,
      clientProof: row?.clientProof ?? 'client_secret',
      redirectUri: applicationRedirectUri(deps.config, kind),
      postLogoutUri: kind === 'microsoft' ? `${deps.config.publicUrl}/login` : null,
      usedBy: await listUsers(tx, kind),
    }
  }
  return { microsoft: await present('microsoft'), google: await present('google') }
}

// The connection of one customer, with the client that this portal is known by.

export type OidcDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
/** A customer with the settings to ask its provider with, which need not be those that are live. */
export type Connected = ConnectionSettings & { id: string }

/** Returns the customer's kind of OpenID Connect; undefined for SAML. */
export function oidcKindOf({ kind }: Pick<ConnectionSettings, 'kind'>): OidcKind | undefined {
  return kind === 'saml' ? undefined : kind
}

/** Returns all that the exchange with a customer's provider needs, or why there can be none. */
export async function toOidcConnection(
  deps: OidcDeps,
  customer: Connected,
): Promise<OidcConnection | Refusal> {
  const kind = oidcKindOf(customer)
  if (!kind) return refuse('customer_unavailable')
  const client = await findClient(deps, customer)
  if (!client) return refuse('oidc_no_application', { received: kind })
  const isOpen = kind === 'microsoft' && customer.entityId === ''
  return {
    kind,
    ...client,
    issuer: isOpen ? microsoftIssuer(deps.config, '{tenantid}') : customer.entityId,
    ...(isOpen && { openTo: `${deps.config.microsoftAuthority}/organizations/v2.0` }),
    redirectUri: redirectUriOf(deps.config, customer),
    signingKey: client.clientProof === 'private_key_jwt' ? await findSigningKey(deps) : null,
    emailAttribute: customer.emailAttribute,
    firstNameAttribute: customer.firstNameAttribute,
    lastNameAttribute: customer.lastNameAttribute,
    domains: await domainsOf(deps, customer.id),
  }
}

type Client = Pick<OidcConnection, 'clientId' | 'clientProof' | 'clientSecret'>

/** Finds as whom this portal proves itself: the customer's own client, or the installation's. */
async function findClient(
  deps: Pick<Deps, 'db' | 'keys'>,
  customer: Connected,
): Promise<Client | undefined> {
  if (isApplicationKind(customer.kind)) return findApplication(deps, customer.kind)
  const { clientId, clientProof } = customer
  const hasSecret = clientProof === 'client_secret'
  return {
    clientId,
    clientProof,
    clientSecret: hasSecret ? openClientSecret(deps.keys, customer) : null,
  }
}

async function findSigningKey(deps: OidcDeps): Promise<OidcConnection['signingKey']> {
  const [key] = await keysOf(deps)
  if (!key) return null
  const { fingerprint256 } = new X509Certificate(key.certificate)
  return {
    pem: await signingKey(deps),
    kid: key.id,
    thumbprint: Buffer.from(fingerprint256.replaceAll(':', ''), 'hex').toString('base64url'),
  }
}

/**
 * A provider of one customer has a redirect URI of its own, so that an answer of one is never taken for
 * another's. Microsoft and Google know one for all customers.
 */
function redirectUriOf(
  { publicUrl }: Pick<Deps['config'], 'publicUrl'>,
  { id, kind }: Pick<Connected, 'id' | 'kind'>,
): string {
  if (isApplicationKind(kind)) return applicationRedirectUri({ publicUrl }, kind)
  const path = outsideEndpoints.finishOidcLogin.path.replace(':customerId', id)
  return `${new URL(publicUrl).origin}${path}`
}
