import { keysOf } from '#shared/basic/keys-of.ts'
import {
  CONNECTION_FIELD_NAMES,
  type ConnectionFieldName,
  connectionField,
  type ConnectionSettings,
  hasField,
  type Kind,
  mapConnection,
  type NamesOf,
  NEW_CONNECTION,
  type RequiredName,
} from '#shared/connections/fields.ts'
import * as words from '#words/connections.ts'

// A connection in the form: each setting of the shared list under the name that the server's `fields`
// have, with an empty text where nothing is set.

type Typed<Value> = null extends Value ? string : Value

export type ConnectionValues = {
  [Name in ConnectionFieldName as `saml.${Name}`]: Typed<ConnectionSettings[Name]>
}
export type ConnectionPlace = keyof ConnectionValues

/** The form of a thing that has a connection, for the part of the connection. */
export type ConnectionForm = {
  values: ConnectionValues
  problemOf: (place: ConnectionPlace) => string | undefined
  change: (place: ConnectionPlace, value: ConnectionValues[ConnectionPlace]) => void
  touch: (place: ConnectionPlace) => void
}

type SetProvider = Pick<ConnectionSettings, 'kind' | 'provider'>

/** Names the guide for these settings. */
export function guideFor({ kind, provider }: SetProvider) {
  return kind === 'saml' ? provider : kind
}

/** The name of the provider: of SAML the product, otherwise the kind. */
export function providerName({ kind, provider }: SetProvider): string {
  return kind === 'saml' ? words.providerNames[provider] : words.kinds[kind]
}

export const CONNECTION_PLACES = CONNECTION_FIELD_NAMES.map((name) => `saml.${name}` as const)

/** The name in the shared list of a field of the form. */
export function nameAt(place: ConnectionPlace): ConnectionFieldName {
  return CONNECTION_FIELD_NAMES.find((one) => `saml.${one}` === place) ?? 'enabled'
}

export function fieldAt(place: ConnectionPlace) {
  return connectionField(nameAt(place))
}

export function isOfKind<Of extends Kind>(
  place: ConnectionPlace,
  ...kinds: Of[]
): place is `saml.${NamesOf<Of>}` {
  return kinds.some((kind) => kind === fieldAt(place).kind)
}

/** Makes an object that has a value for each setting of the form. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the type of its result here, instead of casting it there
function mapPlaces<Values extends Record<ConnectionPlace, unknown>>(
  valueOf: (name: ConnectionFieldName) => unknown,
): Values {
  const entries = CONNECTION_FIELD_NAMES.map((name) => [`saml.${name}`, valueOf(name)])
  // Object.fromEntries() forgets the keys, which are all of them.
  return Object.fromEntries(entries) as Values
}

export const CONNECTION_LABELS = mapPlaces<Record<ConnectionPlace, string>>(
  (name) => words.labels[name],
)

export function toConnectionValues(settings: ConnectionSettings): ConnectionValues {
  return mapPlaces((name) => settings[name] ?? '')
}

export const NEW_CONNECTION_VALUES = toConnectionValues(NEW_CONNECTION)

/**
 * Returns the input to send. While single sign-on is off its fields cannot be seen, so those of
 * `saved` are sent: nothing is stored, or refused, unseen.
 */
export function toConnectionInput(values: ConnectionValues, saved: ConnectionValues) {
  const shown = values['saml.enabled'] ? values : { ...saved, 'saml.enabled': false }
  return mapConnection<ConnectionSettings>((name) => {
    const value = shown[`saml.${name}`]
    return Array.isArray(value) ? value.filter((text) => text.trim() !== '') : value
  })
}

const REQUIRED: Record<RequiredName, string> = {
  provider: words.providerRequired,
  entityId: words.entityIdRequired,
  clientId: words.clientIdRequired,
  entryPoint: words.entryPointRequired,
  cert: words.certRequired,
}

/** Says what is missing of a connection that is on. */
export function missingOf(values: ConnectionValues): Partial<Record<ConnectionPlace, string>> {
  if (!values['saml.enabled']) return {}
  return Object.fromEntries(
    keysOf(REQUIRED)
      .filter((name) => hasField(values['saml.kind'], name) && values[`saml.${name}`].trim() === '')
      .map((name) =>
        name === 'entityId' && values['saml.kind'] === 'microsoft'
          ? // The tenant is in no field: a consent sets it.
            ['saml.kind', words.tenantRequired]
          : [`saml.${name}`, REQUIRED[name]],
      ),
  )
}
