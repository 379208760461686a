import { keysOf } from '#shared/basic/keys-of.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import type { TextKey } from '#shared/words/catalogue.ts'

// Free of schemas, so that the form may import it.

/** Kind of a setting, which decides how it is checked, stored, presented, audited and shown. */
export type Kind =
  | 'kind'
  | 'proof'
  | 'secret'
  | 'switch'
  | 'provider'
  | 'line'
  | 'address'
  | 'certificate'
  | 'certificates'
  | 'addresses'

/** How a customer's identity provider and this portal talk to each other. */
export const CONNECTION_KINDS = ['saml', 'oidc', 'microsoft', 'google'] as const
export type ConnectionKind = (typeof CONNECTION_KINDS)[number]

/** Kinds whose provider knows this installation by one application, for all customers. */
export const APPLICATION_KINDS = ['microsoft', 'google'] as const
export type ApplicationKind = (typeof APPLICATION_KINDS)[number]

export function isApplicationKind(kind: ConnectionKind): kind is ApplicationKind {
  return kind === 'microsoft' || kind === 'google'
}

/** How this portal proves itself to an OpenID Connect provider. PKCE is there with each of them. */
export const CLIENT_PROOFS = ['client_secret', 'private_key_jwt', 'none'] as const
export type ClientProof = (typeof CLIENT_PROOFS)[number]

/** A secret that begins so is sealed already, and the one that is stored. */
export const SEALED = 'sealed.'

export type ConnectionField = {
  kind: Kind
  /** The kinds of connection that have the setting; all unless given. */
  isOf?: ConnectionKind | readonly ConnectionKind[]
  placeholder?: string
  /** Set when it may not be left blank while the connection is on. */
  isRequired?: true
  /** Default of a switch. */
  isOn?: boolean
  /** Part of the form's "Advanced". Where it is neither this nor required, the form does not show it. */
  isAdvanced?: true
  /** Staff's alone: the holder of a setup link neither sees nor changes it. */
  isOfStaff?: true
  /** A sign-in through the provider goes the same way with any value, so a successful test still counts. */
  isOutsideSignIn?: true
}

/**
 * The settings of a connection to an identity provider, in the order of the form. A new one is a line
 * here, a column of `connections`, and the rule that reads it.
 */
export const CONNECTION_FIELDS = {
  enabled: { kind: 'switch', isOn: false, isOutsideSignIn: true },
  kind: { kind: 'kind' },
  provider: { kind: 'provider', isRequired: true, isOutsideSignIn: true, isOf: 'saml' },
  // The server alone names Google, and a tenant of Microsoft once its administrator has consented.
  entityId: { kind: 'line', isRequired: true, isOf: ['saml', 'oidc', 'microsoft'] },
  clientId: { kind: 'line', isRequired: true, isOf: 'oidc' },
  clientSecret: { kind: 'secret', isOf: 'oidc' },
  entryPoint: {
    kind: 'address',
    placeholder: 'https://login.example.com/saml2',
    isRequired: true,
    isOf: 'saml',
  },
  cert: { kind: 'certificate', isRequired: true, isOf: 'saml' },
  validateSignature: {
    kind: 'switch',
    isOn: true,
    isAdvanced: true,
    isOfStaff: true,
    isOf: 'saml',
  },
  validateInResponseTo: {
    kind: 'switch',
    isOn: true,
    isAdvanced: true,
    isOfStaff: true,
    isOf: 'saml',
  },
  disableRequestedAuthnContext: { kind: 'switch', isOn: true, isAdvanced: true, isOf: 'saml' },
  auditEnabled: {
    kind: 'switch',
    isOn: true,
    isAdvanced: true,
    isOfStaff: true,
    isOutsideSignIn: true,
  },
  signRequests: { kind: 'switch', isOn: false, isAdvanced: true, isOf: 'saml' },
  requestsByPost: { kind: 'switch', isOn: false, isAdvanced: true, isOf: 'saml' },
  decryptAssertions: { kind: 'switch', isOn: false, isAdvanced: true, isOf: 'saml' },
  clientProof: { kind: 'proof', isAdvanced: true, isOf: 'oidc' },
  audienceRestriction: { kind: 'line', isAdvanced: true, isOf: 'saml' },
  emailAttribute: { kind: 'line', isAdvanced: true, isOf: ['saml', 'oidc'] },
  firstNameAttribute: { kind: 'line', isAdvanced: true, isOf: ['saml', 'oidc'] },
  lastNameAttribute: { kind: 'line', isAdvanced: true, isOf: ['saml', 'oidc'] },
  previousCert: { kind: 'certificate', isAdvanced: true, isOf: 'saml' },
  moreCerts: { kind: 'certificates', isAdvanced: true, isOf: 'saml' },
  ipRestrictions: {
    kind: 'addresses',
    placeholder: '203.0.113.0/24',
    isAdvanced: true,
    isOfStaff: true,
    // Says where people may sign in from, which a test from elsewhere cannot know.
    isOutsideSignIn: true,
  },
  metadataUrl: { kind: 'address', isOutsideSignIn: true, isOf: 'saml' },
  followMetadata: { kind: 'switch', isOn: false, isOutsideSignIn: true, isOf: 'saml' },
  logoutUrl: { kind: 'address', isOutsideSignIn: true, isOf: 'saml' },
  logoutByPost: { kind: 'switch', isOn: false, isOutsideSignIn: true, isOf: 'saml' },
} as const satisfies Record<string, ConnectionField>

type Fields = typeof CONNECTION_FIELDS
export type ConnectionFieldName = keyof Fields

/** The names of the fields of one kind. */
export type NamesOf<Of extends Kind> = {
  [Name in ConnectionFieldName]: Fields[Name]['kind'] extends Of ? Name : never
}[ConnectionFieldName]

type ValueOf<Field extends ConnectionField> = Field['kind'] extends 'switch'
  ? boolean
  : Field['kind'] extends 'provider'
    ? SamlProvider
    : Field['kind'] extends 'kind'
      ? ConnectionKind
      : Field['kind'] extends 'proof'
        ? ClientProof
        : Field['kind'] extends 'addresses' | 'certificates'
          ? string[]
          : Field extends { isRequired: true }
            ? string
            : string | null

/** A connection's settings as they are stored and sent. */
export type ConnectionSettings = { [Name in ConnectionFieldName]: ValueOf<Fields[Name]> }

/** How a setting that names an attribute names the NameID. */
export const NAME_ID = 'NameID'

export const CONNECTION_FIELD_NAMES = keysOf(CONNECTION_FIELDS)

/** Settings that an active connection cannot be without. */
export type RequiredName = {
  [Name in ConnectionFieldName]: Fields[Name] extends { isRequired: true } ? Name : never
}[ConnectionFieldName]

const REQUIRED_NAMES = CONNECTION_FIELD_NAMES.filter(
  (name): name is RequiredName => connectionField(name).isRequired === true,
)

export function connectionField(name: ConnectionFieldName): ConnectionField {
  return CONNECTION_FIELDS[name]
}

/** Makes an object that has a value for each field. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the type of its result here, instead of casting it there
export function mapConnection<Values extends Record<ConnectionFieldName, unknown>>(
  valueOf: (name: ConnectionFieldName, field: ConnectionField) => unknown,
): Values {
  const entries = CONNECTION_FIELD_NAMES.map((name) => [name, valueOf(name, connectionField(name))])
  // Object.fromEntries() forgets the keys, which are all of them.
  return Object.fromEntries(entries) as Values
}

/** Returns whether a connection of this kind has the setting. */
export function hasField(kind: unknown, name: ConnectionFieldName): boolean {
  const { isOf } = connectionField(name)
  const kinds = typeof isOf === 'string' ? [isOf] : isOf
  return kinds === undefined || kinds.some((one) => one === kind)
}

const TENANT = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/v2\.0$/

/** Reads the tenant of Microsoft Entra ID from the issuer of a connection; null while there is none. */
export function tenantOf({ entityId }: Pick<ConnectionSettings, 'entityId'>): string | null {
  return TENANT.exec(entityId)?.[1] ?? null
}

/** Settings that are missing, and needed while the connection is on. */
export function missingNames(settings: Record<ConnectionFieldName, unknown>): RequiredName[] {
  return REQUIRED_NAMES.filter((name) => hasField(settings.kind, name) && !settings[name])
}

/**
 * Returns whether an administrator of the customer has to consent before anyone can sign in. A test of such
 * settings asks for it.
 */
export function needsConsent({
  kind,
  entityId,
}: Pick<ConnectionSettings, 'kind' | 'entityId'>): boolean {
  return kind === 'microsoft' && entityId === ''
}

/** Says of each missing setting that it is. */
export function missingSettings(
  settings: Record<ConnectionFieldName, unknown>,
): Partial<Record<RequiredName, TextKey>> {
  return Object.fromEntries(
    missingNames(settings).map((name) => [
      name,
      name === 'entityId' && settings.kind === 'microsoft'
        ? 'connections.tenantRequired'
        : `connections.${name}Required`,
    ]),
  )
}

/** Settings as a row may have them: null where there is none, without those of a later release. */
export type StoredSettings = {
  [Name in ConnectionFieldName]?: ConnectionSettings[Name] | null
}

/** Fills in the defaults of what was not stored. */
export function completeSettings(stored: StoredSettings): ConnectionSettings {
  return mapConnection<ConnectionSettings>((name) => stored[name] ?? NEW_CONNECTION[name])
}

/** Settings as the holder of a setup link may change them: those of staff are as they were. */
export function keepStaffSettings<Given extends Record<ConnectionFieldName, unknown>>(
  given: Given,
  before: ConnectionSettings,
): Given {
  return mapConnection((name) => (connectionField(name).isOfStaff ? before[name] : given[name]))
}

/** The settings of a customer without a connection. */
export const NEW_CONNECTION = mapConnection<ConnectionSettings>((_name, field) => {
  switch (field.kind) {
    case 'switch':
      return field.isOn ?? false
    case 'provider':
      return 'custom' satisfies SamlProvider
    case 'kind':
      return 'saml' satisfies ConnectionKind
    case 'proof':
      return 'client_secret' satisfies ClientProof
    case 'addresses':
    case 'certificates':
      return []
    case 'line':
    case 'address':
    case 'certificate':
    case 'secret':
    default:
      return field.isRequired ? '' : null
  }
})

type Provider = Pick<ConnectionSettings, 'enabled' | 'entityId'> &
  Partial<Pick<ConnectionSettings, 'kind'>>

/** The identity provider that let a customer's people in does not speak for them any more. */
export function losesProvider(before: Provider, after: Provider): boolean {
  const isOther = after.entityId !== before.entityId || after.kind !== before.kind
  return before.enabled && (!after.enabled || isOther)
}

/** How many certificates a connection can have beside the first two. */
export const MAX_MORE_CERTS = 8
/** Counts on from the two that have a field of their own. */
export const FIRST_MORE_CERT = 3

export type Certificates = Pick<ConnectionSettings, 'cert' | 'previousCert' | 'moreCerts'>

/** Lists all certificates that a provider may sign with, the current one first. */
export function certificatesOf({ cert, previousCert, moreCerts }: Certificates): string[] {
  return [cert, previousCert ?? '', ...moreCerts].filter((pem) => pem !== '')
}

/** The same list as settings. */
export function toCertificates([cert = '', previousCert, ...moreCerts]: string[]): Certificates {
  return { cert, previousCert: previousCert ?? null, moreCerts }
}
