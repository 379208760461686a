import { generate } from 'selfsigned'
import { SignedXml } from 'xml-crypto'

import { encryptAssertions, type EncryptionOptions } from './saml-encryption.ts'

// Makes SAML responses of every shape, valid and hostile, signed with a key of this test run.

export type SigningKey = { privateKey: string; certPem: string }

export type ResponseOptions = {
  sp: { entityId: string; acsUrl: string }
  key: SigningKey
  now: Date
  sign?: 'assertion' | 'response' | 'both' | 'none'
  signatureAlgorithm?: string
  digestAlgorithm?: string
  canonicalization?: string
  transforms?: string[]
  inclusiveNamespaces?: string[]

  issuer?: string
  /** Null omits a part. */
  responseIssuer?: string | null
  destination?: string | null
  inResponseTo?: string | null
  version?: string
  status?: string
  nestedStatus?: string
  statusMessage?: string

  responseId?: string
  assertionId?: string
  assertionIssuer?: string | null
  assertionVersion?: string
  issuedAt?: Date
  nameId?: string | null
  nameIdFormat?: string | null
  confirmationMethod?: string
  recipient?: string | null
  confirmationInResponseTo?: string | null
  confirmationNotBefore?: Date
  confirmationNotOnOrAfter?: Date | null
  notBefore?: Date
  notOnOrAfter?: Date
  /** One restriction with these audiences. Null omits the conditions. */
  audience?: string | string[] | null
  sessionNotOnOrAfter?: Date
  sessionIndex?: string | null
  authnInstant?: Date
  attributes?: Record<string, string | string[]>

  /** Encrypts the assertion, after it was signed and before the response is. */
  encrypt?: EncryptionOptions

  /** Changes the document before it is signed: a provider, or its key, vouches for the result. */
  edit?: (xml: string) => string
  /** Changes the document after it was signed, as an attacker can. */
  tamper?: (xml: string) => string
}

export const RSA_SHA1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
export const RSA_SHA512 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'
export const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1'
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
export const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
export const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
export const UNSPECIFIED_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
export const PERSISTENT_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
export const RESPONDER = 'urn:oasis:names:tc:SAML:2.0:status:Responder'
export const NO_PASSIVE = 'urn:oasis:names:tc:SAML:2.0:status:NoPassive'

export const ISSUER = 'https://idp.northwind.example/metadata'
export const REQUEST_ID = '_request1'
export const ASSERTION_ID = '_assertion1'
export const RESPONSE_ID = '_response1'

/** Makes a certificate valid ten years before and after today, so that a test may set any clock. */
export async function makeSigningKey(
  name = 'idp.northwind.example',
  { keySize = 2048, endsAt }: { keySize?: number; endsAt?: Date } = {},
): Promise<SigningKey> {
  const year = 365 * 24 * 3_600_000
  const { private: privateKey, cert } = await generate([{ name: 'commonName', value: name }], {
    keySize,
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 10 * year),
    notAfterDate: endsAt ?? new Date(Date.now() + 10 * year),
  })
  return { privateKey, certPem: cert }
}

/** Returns the form field SAMLResponse. */
export function aSamlResponse(options: ResponseOptions): string {
  return encode(aResponseXml(options))
}

export function encode(xml: string): string {
  return Buffer.from(xml).toString('base64')
}

export function aResponseXml(options: ResponseOptions): string {
  const { sign = 'assertion', edit = same, tamper = same } = options
  const { responseId = RESPONSE_ID, assertionId = ASSERTION_ID } = options
  let xml = edit(responseTemplate(options))
  if (sign === 'assertion' || sign === 'both') xml = signElement(xml, assertionId, options)
  if (options.encrypt) xml = encryptAssertions(xml, options.encrypt)
  if (sign === 'response' || sign === 'both') xml = signElement(xml, responseId, options)
  return tamper(xml)
}

export function signElement(
  xml: string,
  id: string,
  {
    key,
    signatureAlgorithm = RSA_SHA256,
    digestAlgorithm = SHA256,
    canonicalization = EXCLUSIVE_C14N,
    transforms = [ENVELOPED, EXCLUSIVE_C14N],
    inclusiveNamespaces = [],
  }: Pick<
    ResponseOptions,
    | 'key'
    | 'signatureAlgorithm'
    | 'digestAlgorithm'
    | 'canonicalization'
    | 'transforms'
    | 'inclusiveNamespaces'
  >,
): string {
  const signer = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certPem,
    signatureAlgorithm,
    canonicalizationAlgorithm: canonicalization,
  })
  const xpath = `//*[@ID='${id}']`
  signer.addReference({
    xpath,
    transforms,
    digestAlgorithm,
    inclusiveNamespacesPrefixList: inclusiveNamespaces,
  })
  // The schema requires the signature after the issuer, or first when there is none.
  const hasIssuer = new RegExp(`ID="${id}"[^>]*>\\s*<(\\w+:)?Issuer`).test(xml)
  const location = hasIssuer
    ? ({ reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } as const)
    : ({ reference: xpath, action: 'prepend' } as const)
  signer.computeSignature(xml, { prefix: 'ds', location })
  return signer.getSignedXml()
}

export function assertionTemplate(options: ResponseOptions): string {
  const { sp, now, assertionId = ASSERTION_ID, assertionVersion = '2.0' } = options
  const issuer =
    options.assertionIssuer === undefined ? (options.issuer ?? ISSUER) : options.assertionIssuer
  const statement = Object.entries({
    AuthnInstant: instant(options.authnInstant ?? now),
    SessionIndex: options.sessionIndex === undefined ? '_session1' : options.sessionIndex,
    SessionNotOnOrAfter: options.sessionNotOnOrAfter,
  })
  return (
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${assertionId}" Version="${assertionVersion}" IssueInstant="${instant(options.issuedAt ?? now)}">` +
    (issuer === null ? '' : `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`) +
    subjectTemplate(options) +
    conditionsTemplate(options, sp.entityId) +
    `<saml:AuthnStatement${attributesOf(statement)}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    attributesTemplate(options.attributes ?? { email: 'ada@northwind.example' }) +
    `</saml:Assertion>`
  )
}

function responseTemplate(options: ResponseOptions): string {
  const { sp, now, version = '2.0', responseId = RESPONSE_ID, status = SUCCESS } = options
  const issuer =
    options.responseIssuer === undefined ? (options.issuer ?? ISSUER) : options.responseIssuer
  const nested = options.nestedStatus ? `<samlp:StatusCode Value="${options.nestedStatus}"/>` : ''
  const message = options.statusMessage
    ? `<samlp:StatusMessage>${options.statusMessage}</samlp:StatusMessage>`
    : ''
  const attributes = Object.entries({
    ID: responseId,
    Version: version,
    IssueInstant: instant(now),
    Destination: options.destination === undefined ? sp.acsUrl : options.destination,
    InResponseTo: options.inResponseTo === undefined ? REQUEST_ID : options.inResponseTo,
  })
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"${attributesOf(attributes)}>` +
    (issuer === null ? '' : `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>`) +
    `<samlp:Status><samlp:StatusCode Value="${status}">${nested}</samlp:StatusCode>${message}</samlp:Status>` +
    (status === SUCCESS ? assertionTemplate(options) : '') +
    `</samlp:Response>`
  )
}

function subjectTemplate(options: ResponseOptions): string {
  const { sp, now, nameId = 'ada@northwind.example', nameIdFormat = EMAIL_FORMAT } = options
  const { inResponseTo = REQUEST_ID } = options
  const data = Object.entries({
    Recipient: options.recipient === undefined ? sp.acsUrl : options.recipient,
    NotBefore: options.confirmationNotBefore,
    NotOnOrAfter:
      options.confirmationNotOnOrAfter === undefined
        ? minutesAfter(now, 5)
        : options.confirmationNotOnOrAfter,
    InResponseTo:
      options.confirmationInResponseTo === undefined
        ? inResponseTo
        : options.confirmationInResponseTo,
  })
  const format = nameIdFormat === null ? '' : ` Format="${nameIdFormat}"`
  return (
    '<saml:Subject>' +
    (nameId === null ? '' : `<saml:NameID${format}>${escapeXml(nameId)}</saml:NameID>`) +
    `<saml:SubjectConfirmation Method="${options.confirmationMethod ?? BEARER}"><saml:SubjectConfirmationData${attributesOf(data)}/></saml:SubjectConfirmation>` +
    '</saml:Subject>'
  )
}

function conditionsTemplate(options: ResponseOptions, entityId: string): string {
  const { now, audience = entityId } = options
  if (audience === null) return ''
  const times = Object.entries({
    NotBefore: options.notBefore ?? minutesAfter(now, -5),
    NotOnOrAfter: options.notOnOrAfter ?? minutesAfter(now, 60),
  })
  const audiences = [audience]
    .flat()
    .map((one) => `<saml:Audience>${escapeXml(one)}</saml:Audience>`)
  return `<saml:Conditions${attributesOf(times)}><saml:AudienceRestriction>${audiences.join('')}</saml:AudienceRestriction></saml:Conditions>`
}

function attributesTemplate(attributes: Record<string, string | string[]>): string {
  const entries = Object.entries(attributes).map(([name, values]) => {
    const inner = [values]
      .flat()
      .map((value) => `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue>`)
    return `<saml:Attribute Name="${escapeXml(name)}">${inner.join('')}</saml:Attribute>`
  })
  return entries.length === 0
    ? ''
    : `<saml:AttributeStatement>${entries.join('')}</saml:AttributeStatement>`
}

function attributesOf(entries: [string, string | Date | null | undefined][]): string {
  return entries
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        ` ${name}="${value instanceof Date ? instant(value) : escapeXml(value ?? '')}"`,
    )
    .join('')
}

export function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000)
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function instant(date: Date): string {
  return date.toISOString()
}

function same(xml: string): string {
  return xml
}
