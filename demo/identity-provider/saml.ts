import { randomUUID } from 'node:crypto'

import { Extractor, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'

import { createLogout } from './logout.ts'
import { readPortalMetadata } from './portal-metadata.ts'
import type { RealmKeys } from './realm-keys.ts'
import type { DemoPerson, DemoRealm } from './realms.ts'

// Uses another SAML library than the portal: what two libraries agree on is likelier to be SAML.

export type LoginRequest = { id: string; issuer: string; acsUrl: string; isPassive: boolean }

export type RealmIdentityProvider = {
  entityId: string
  ssoUrl: string
  metadata: string
  readRequest(samlRequest: string): Promise<LoginRequest | undefined>
  /** The form field SAMLResponse. */
  createResponse(
    request: LoginRequest,
    session: { person: DemoPerson; sessionIndex: string },
  ): Promise<string>
  createNoPassiveResponse(request: LoginRequest): string
  logout: ReturnType<typeof createLogout>
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const BASIC_NAME = 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const AES_256_GCM = 'http://www.w3.org/2009/xmlenc11#aes256-gcm'
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status'
const LIFE_MS = 5 * 60_000

const RESPONSE_TEMPLATE = SamlLib.defaultLoginResponseTemplate.context.replace(
  '{AuthnStatement}',
  '<saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>',
)
const NO_PASSIVE_TEMPLATE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${STATUS}:Responder"><samlp:StatusCode Value="${STATUS}:NoPassive"/></samlp:StatusCode></samlp:Status></samlp:Response>`

const ATTRIBUTES = ['email', 'firstName', 'lastName'].map((name) => ({
  name,
  valueTag: name,
  nameFormat: BASIC_NAME,
  valueXsiType: 'xs:string',
}))

// The library requires a validator. This one accepts everything, because only four attributes of a
// request are read.
setSchemaValidator({
  validate: (xml: string) =>
    xml.includes('<!') ? Promise.reject(new Error('No declarations')) : Promise.resolve('plain'),
})

export function createRealmIdentityProvider(
  realm: DemoRealm,
  { url, portalOrigin, keys }: { url: string; portalOrigin: string; keys: RealmKeys },
): RealmIdentityProvider {
  const entityId = `${url}/${realm.realm}/metadata`
  const ssoUrl = `${url}/${realm.realm}/sso`
  const certificate = keys.certPem.replaceAll(/-----[^-]+-----|\s/g, '')
  const logoutUrl = `${url}/${realm.realm}/slo`
  const metadata = createMetadata({ entityId, ssoUrl, logoutUrl, certificate })
  const settings = {
    metadata,
    privateKey: keys.privateKey,
    requestSignatureAlgorithm: RSA_SHA256,
    nameIDFormat: [EMAIL_FORMAT],
    wantLogoutRequestSigned: true,
    wantLogoutResponseSigned: true,
    loginResponseTemplate: { context: RESPONSE_TEMPLATE, attributes: ATTRIBUTES },
  }
  const idp = IdentityProvider(settings)
  // The types of the library leave out the algorithm, which a fresh object could then not have.
  const encrypting = {
    ...settings,
    isAssertionEncrypted: true,
    dataEncryptionAlgorithm: AES_256_GCM,
  }
  const encryptingIdp = IdentityProvider(encrypting)

  function serviceProviderOf({
    issuer,
    acsUrl,
    encryptCert,
  }: {
    issuer: string
    acsUrl: string
    encryptCert?: string | undefined
  }) {
    return ServiceProvider({
      ...(encryptCert !== undefined && { encryptCert }),
      entityID: issuer,
      assertionConsumerService: [{ Binding: POST, Location: acsUrl }],
      // The library signs the assertion when this is set, and the whole message otherwise.
      wantAssertionsSigned: realm.signs === 'assertion',
    })
  }

  function isOfPortal(address: string) {
    return URL.canParse(address) && new URL(address).origin === portalOrigin
  }

  async function readRequest(samlRequest: string) {
    const anyone = serviceProviderOf({ issuer: portalOrigin, acsUrl: portalOrigin })
    const request = await parse(() =>
      idp.parseLoginRequest(anyone, 'redirect', { query: { SAMLRequest: samlRequest } }),
    )
    if (!request || !isOfPortal(request.issuer) || !isOfPortal(request.acsUrl)) return undefined
    return request
  }

  async function createResponse(
    request: LoginRequest,
    { person, sessionIndex }: { person: DemoPerson; sessionIndex: string },
  ) {
    const now = new Date()
    const end = new Date(now.getTime() + LIFE_MS).toISOString()
    const id = newId()
    const values = {
      ...commonValues(request, entityId),
      ID: id,
      AssertionID: newId(),
      SessionIndex: sessionIndex,
      StatusCode: `${STATUS}:Success`,
      IssueInstant: now.toISOString(),
      ConditionsNotBefore: now.toISOString(),
      ConditionsNotOnOrAfter: end,
      SubjectConfirmationDataNotOnOrAfter: end,
      SubjectRecipient: request.acsUrl,
      Audience: request.issuer,
      NameIDFormat: EMAIL_FORMAT,
      NameID: person.email,
      attrEmail: person.email,
      attrFirstName: person.firstName,
      attrLastName: person.lastName,
    }
    const { encryptionCertificate: encryptCert } = await readPortalMetadata(request.issuer)
    const { context } = await (encryptCert ? encryptingIdp : idp).createLoginResponse(
      serviceProviderOf({ ...request, encryptCert }),
      { extract: { request: { id: request.id } } },
      'post',
      person,
      (template) => ({ id, context: SamlLib.replaceTagsByValue(template, values) }),
      // A signature of the response is made last, over what was encrypted.
      encryptCert !== undefined && realm.signs === 'response',
    )
    return context
  }

  function createNoPassiveResponse(request: LoginRequest) {
    const values = {
      ...commonValues(request, entityId),
      ID: newId(),
      IssueInstant: new Date().toISOString(),
    }
    return SamlLib.constructSAMLSignature({
      rawSamlMessage: SamlLib.replaceTagsByValue(NO_PASSIVE_TEMPLATE, values),
      isMessageSigned: true,
      privateKey: keys.privateKey,
      signingCert: certificate,
      signatureAlgorithm: RSA_SHA256,
      signatureConfig: {
        prefix: 'ds',
        location: { reference: "/*/*[local-name(.)='Issuer']", action: 'after' },
      },
    })
  }

  return {
    entityId,
    ssoUrl,
    metadata,
    readRequest,
    createResponse,
    createNoPassiveResponse,
    logout: createLogout(idp, portalOrigin),
  }
}

function createMetadata({
  entityId,
  ssoUrl,
  logoutUrl,
  certificate,
}: {
  entityId: string
  ssoUrl: string
  logoutUrl: string
  certificate: string
}) {
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing">
      <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>
    </KeyDescriptor>
    <SingleLogoutService Binding="${REDIRECT}" Location="${logoutUrl}"/>
    <SingleLogoutService Binding="${POST}" Location="${logoutUrl}"/>
    <NameIDFormat>${EMAIL_FORMAT}</NameIDFormat>
    <SingleSignOnService Binding="${REDIRECT}" Location="${ssoUrl}"/>
    <SingleSignOnService Binding="${POST}" Location="${ssoUrl}"/>
  </IDPSSODescriptor>
</EntityDescriptor>
`
}

function commonValues(request: LoginRequest, issuer: string) {
  return { Issuer: issuer, Destination: request.acsUrl, InResponseTo: request.id }
}

export function newId() {
  return `_${randomUUID()}`
}

async function parse(
  read: () => Promise<{ samlContent: string }>,
): Promise<LoginRequest | undefined> {
  try {
    const { samlContent } = await read()
    const found = Extractor.extract(samlContent, [
      ...['ID', 'AssertionConsumerServiceURL', 'IsPassive'].map((name) => ({
        key: name,
        localPath: ['AuthnRequest'],
        attributes: [name],
      })),
      { key: 'Issuer', localPath: ['AuthnRequest', 'Issuer'], attributes: [] },
    ])
    const [id, acsUrl, passive, issuer] = [
      found.ID,
      found.AssertionConsumerServiceURL,
      found.IsPassive,
      found.Issuer,
    ]
    if (typeof id !== 'string' || typeof acsUrl !== 'string' || typeof issuer !== 'string') {
      return undefined
    }
    return { id, acsUrl, issuer, isPassive: passive === 'true' || passive === '1' }
  } catch {
    // Not a valid request. The error page is the same for every cause.
    return undefined
  }
}
