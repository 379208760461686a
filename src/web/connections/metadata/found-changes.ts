import type { FoundConnection } from '#shared/connections/metadata/contract.ts'
import type {
  ConnectionPlace,
  ConnectionValues,
} from '#web/connections/settings/connection-values.ts'

export type FoundChange = {
  place: ConnectionPlace
  before: string | boolean | string[]
  after: string | boolean | string[]
  isChanged: boolean
  /** The certificate of now becomes the previous one. */
  isKept?: boolean
}

/**
 * Returns the values that the form would get in place of its own. Values that the metadata does not
 * know stay out of it. Next to the certificates found, only one that sign-ins accept now is kept: one
 * that was merely typed may be anyone's.
 */
export function foundChanges(
  values: ConnectionValues,
  found: FoundConnection,
  live: ConnectionValues,
): FoundChange[] {
  const { provider, entityId, entryPoint, cert, metadataUrl } = found
  const [current, previous] = [values['saml.cert'], values['saml.previousCert']]
  const isKept =
    found.previousCert === null && !isSameCertificate(current, cert) && isAccepted(current, live)
  const typed = isAccepted(previous, live) ? previous : ''
  const previousCert = found.previousCert ?? (isKept ? current : typed)
  return [
    ...(provider === null ? [] : [change(values, 'saml.provider', provider)]),
    change(values, 'saml.entityId', entityId),
    change(values, 'saml.entryPoint', entryPoint),
    ...switched(values, 'saml.requestsByPost', found.requestsByPost ?? false),
    change(values, 'saml.cert', cert, isSameCertificate),
    ...(previousCert === '' && previous.trim() === ''
      ? []
      : [{ ...change(values, 'saml.previousCert', previousCert, isSameCertificate), isKept }]),
    ...further(values['saml.moreCerts'], found.moreCerts ?? []),
    ...(found.logoutUrl === null
      ? []
      : [
          change(values, 'saml.logoutUrl', found.logoutUrl),
          ...switched(values, 'saml.logoutByPost', found.logoutByPost),
        ]),
    ...(metadataUrl === null ? [] : [change(values, 'saml.metadataUrl', metadataUrl)]),
  ]
}

type TextPlace =
  | 'saml.provider'
  | 'saml.entityId'
  | 'saml.entryPoint'
  | 'saml.cert'
  | 'saml.previousCert'
  | 'saml.metadataUrl'
  | 'saml.logoutUrl'

function change(
  values: ConnectionValues,
  place: TextPlace,
  after: string,
  isSame = (one: string, other: string) => one.trim() === other,
): FoundChange {
  const before = values[place]
  return { place, before, after, isChanged: !isSame(before, after) }
}

/** Says nothing of a switch that is as it should be. */
function switched(
  values: ConnectionValues,
  place: 'saml.logoutByPost' | 'saml.requestsByPost',
  after: boolean,
): FoundChange[] {
  const before = values[place]
  return before === after ? [] : [{ place, before, after, isChanged: true }]
}

/** Says nothing of a list that is as it should be. */
function further(before: string[], after: string[]): FoundChange[] {
  const isSame =
    before.length === after.length &&
    before.every((one) => after.some((other) => isSameCertificate(one, other)))
  return isSame ? [] : [{ place: 'saml.moreCerts', before, after, isChanged: true }]
}

/** Returns whether people sign in with responses that are signed with it. */
function isAccepted(pem: string, live: ConnectionValues): boolean {
  const certificates = [live['saml.cert'], live['saml.previousCert'], ...live['saml.moreCerts']]
  return (
    live['saml.enabled'] &&
    pem.trim() !== '' &&
    certificates.some((one) => isSameCertificate(one, pem))
  )
}

/** However it is written: with or without lines and their frame. */
function isSameCertificate(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(pem: string): string {
  return pem.replaceAll(/-----[A-Z ]+-----|\s+/g, '')
}
