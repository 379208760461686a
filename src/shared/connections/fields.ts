import { keysOf } from '#shared/basic/keys-of.ts'
import type { SamlProvider } from '#shared/customers/values.ts'

// Free of schemas, so that the form may import it.

/** What a setting is, from which follows how it is checked, stored, presented, audited and shown. */
export type Kind = 'switch' | 'provider' | 'line' | 'address' | 'certificate' | 'addresses'

export type ConnectionField = {
  kind: Kind
  label: string
  hint?: string
  placeholder?: string
  /** What is said where it is missing while the connection is on. Without it, it may be left blank. */
  required?: string
  /** How a switch is that nobody has set. */
  isOn?: boolean
  /** Part of the form's "Advanced". Where it is neither this nor required, the form does not show it. */
  isAdvanced?: true
}

/**
 * The settings of a connection to an identity provider, in the order of the form. A new one is a line
 * here, a column of `connections`, and the rule that reads it.
 */
export const CONNECTION_FIELDS = {
  enabled: {
    kind: 'switch',
    label: 'Enable SAML SSO',
    hint: 'People of this customer sign in through their own identity provider',
    isOn: false,
  },
  provider: {
    kind: 'provider',
    label: 'Identity Provider',
    required: 'Provider is required when SAML is enabled',
  },
  entityId: {
    kind: 'line',
    label: 'Entity ID / Issuer',
    required: 'Entity ID is required when SAML is enabled',
  },
  entryPoint: {
    kind: 'address',
    label: 'Entry Point URL / SSO URL',
    placeholder: 'https://login.example.com/saml2',
    required: 'Entry Point URL is required when SAML is enabled',
  },
  cert: {
    kind: 'certificate',
    label: 'X.509 Certificate',
    required: 'Certificate is required when SAML is enabled',
  },
  validateSignature: {
    kind: 'switch',
    label: 'Validate response signatures',
    hint: 'Off, only a signature on the assertion is looked at; one must always be there.',
    isOn: true,
    isAdvanced: true,
  },
  validateInResponseTo: {
    kind: 'switch',
    label: 'Validate the InResponseTo field',
    hint: 'Off, people can also begin at the provider’s own tile.',
    isOn: true,
    isAdvanced: true,
  },
  disableRequestedAuthnContext: {
    kind: 'switch',
    label: 'Disable the requested authentication context',
    hint: 'On, the provider decides by itself how people prove who they are.',
    isOn: true,
    isAdvanced: true,
  },
  auditEnabled: {
    kind: 'switch',
    label: 'Enable authentication audit logging',
    hint: 'Sign-ins and refused sign-ins are recorded.',
    isOn: true,
    isAdvanced: true,
  },
  signRequests: {
    kind: 'switch',
    label: 'Sign requests',
    isOn: false,
    isAdvanced: true,
  },
  decryptAssertions: {
    kind: 'switch',
    label: 'Accept encrypted assertions',
    isOn: false,
    isAdvanced: true,
  },
  audienceRestriction: {
    kind: 'line',
    label: 'Audience Restriction',
    hint: 'Optional. Only where the provider sends another audience than our entity ID.',
    isAdvanced: true,
  },
  previousCert: {
    kind: 'certificate',
    label: 'Previous Certificate',
    hint: 'Optional. While the provider changes its certificate, both are accepted.',
    isAdvanced: true,
  },
  ipRestrictions: {
    kind: 'addresses',
    label: 'IP Restrictions',
    hint: 'Optional. IP addresses or CIDR ranges that people may sign in from; without any, from everywhere.',
    placeholder: '203.0.113.0/24',
    isAdvanced: true,
  },
  metadataUrl: { kind: 'address', label: 'Metadata Address' },
  followMetadata: { kind: 'switch', label: 'Take New Certificates', isOn: false },
  logoutUrl: { kind: 'address', label: 'Sign-Out URL' },
  logoutByPost: { kind: 'switch', label: 'Sign Out by POST', isOn: false },
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
    : Field['kind'] extends 'addresses'
      ? string[]
      : Field extends { required: string }
        ? string
        : string | null

/** A connection's settings as they are stored and sent. */
export type ConnectionSettings = { [Name in ConnectionFieldName]: ValueOf<Fields[Name]> }

export const CONNECTION_FIELD_NAMES = keysOf(CONNECTION_FIELDS)

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

/** Says of each setting that is missing, and needed while the connection is on, that it is. */
export function missingSettings(
  settings: Record<ConnectionFieldName, unknown>,
): Partial<Record<ConnectionFieldName, string>> {
  const missing = CONNECTION_FIELD_NAMES.flatMap((name) => {
    const { required } = connectionField(name)
    return required !== undefined && !settings[name] ? [[name, required]] : []
  })
  return Object.fromEntries(missing)
}

/** Settings as a row may have them: null where there is none, without those of a later release. */
export type StoredSettings = {
  [Name in ConnectionFieldName]?: ConnectionSettings[Name] | null
}

/** Fills in the defaults of what was not stored. */
export function completeSettings(stored: StoredSettings): ConnectionSettings {
  return mapConnection<ConnectionSettings>((name) => stored[name] ?? NEW_CONNECTION[name])
}

/** The settings of a customer that nobody has connected. */
export const NEW_CONNECTION = mapConnection<ConnectionSettings>((_name, field) => {
  switch (field.kind) {
    case 'switch':
      return field.isOn ?? false
    case 'provider':
      return 'custom' satisfies SamlProvider
    case 'addresses':
      return []
    case 'line':
    case 'address':
    case 'certificate':
    default:
      return field.required === undefined ? null : ''
  }
})

type Provider = Pick<ConnectionSettings, 'enabled' | 'entityId'>

/** The identity provider that let a customer's people in does not speak for them any more. */
export function losesProvider(before: Provider, after: Provider): boolean {
  return before.enabled && (!after.enabled || after.entityId !== before.entityId)
}
