import { type SamlProvider } from '#shared/customers/values.ts'

import type { NameIdFormat, PortalValues } from '#web/sso-guide/guide/provider-guide.ts'
import { PROVIDER_GUIDES } from '#test/provider-guides.ts'

import {
  EMAIL_FORMAT,
  minutesAfter,
  PERSISTENT_FORMAT,
  type ResponseOptions,
  RSA_SHA1,
  RSA_SHA256,
  SHA1,
  SHA256,
  UNSPECIFIED_FORMAT,
} from './saml-responses.ts'

// The shapes of the providers' responses: which element is signed, how elements are prefixed, and
// which attributes have which names. Choices of an administrator are taken from our guide.

export type Shape = Partial<ResponseOptions> & { issuer: string }
export type Setting = { now: Date; email: string; sp: ResponseOptions['sp'] }

const TRANSIENT_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const NAME_ID_FORMATS: Record<NameIdFormat, string> = {
  emailAddress: EMAIL_FORMAT,
  unspecified: UNSPECIFIED_FORMAT,
  persistent: PERSISTENT_FORMAT,
  transient: TRANSIENT_FORMAT,
}
const ALGORITHMS = {
  'RSA-SHA1': { signatureAlgorithm: RSA_SHA1, digestAlgorithm: SHA1 },
  'RSA-SHA256': { signatureAlgorithm: RSA_SHA256, digestAlgorithm: SHA256 },
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const MICROSOFT = 'http://schemas.microsoft.com/identity/claims'
const TENANT = '7f8a5a0e-2f6b-4a52-9f38-0d6b6d1c2a11'

/** Rewrites SAML elements without a prefix. Each namespace is declared where it begins. */
function withDefaultNamespace(xml: string) {
  return xml
    .replace(
      /<saml:Issuer>(.*?)<\/saml:Issuer>/,
      '<Issuer xmlns="urn:oasis:names:tc:SAML:2.0:assertion">$1</Issuer>',
    )
    .replace('<saml:Assertion xmlns:saml=', '<Assertion xmlns=')
    .replaceAll(/(<\/?)saml:/g, '$1')
}

function withPrefix2(xml: string) {
  return xml
    .replaceAll(/(<\/?)saml(p?):/g, '$1saml2$2:')
    .replaceAll(/xmlns:saml(p?)=/g, 'xmlns:saml2$1=')
}

function withTypedValues(xml: string) {
  return xml.replaceAll(
    /<(\w*:?)AttributeValue>/g,
    '<$1AttributeValue xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="xs:string">',
  )
}

function withNameFormat(xml: string) {
  return xml.replaceAll(
    /Attribute Name=/g,
    'Attribute NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic" Name=',
  )
}

/** Returns the provider's response when only our addresses have been entered. */
export function responseAtFirst(provider: SamlProvider, { now, email }: Setting): Shape {
  const shapes: Record<SamlProvider, Shape> = {
    microsoft_entra: {
      issuer: `https://sts.windows.net/${TENANT}/`,
      notOnOrAfter: minutesAfter(now, 65),
      confirmationNotOnOrAfter: minutesAfter(now, 65),
      nameIdFormat: EMAIL_FORMAT,
      nameId: 'ada_lovelace@northwind.onmicrosoft.com',
      attributes: {
        [`${MICROSOFT}/tenantid`]: TENANT,
        [`${MICROSOFT}/displayname`]: 'Ada Lovelace',
        [`${CLAIMS}/givenname`]: 'Ada',
        [`${CLAIMS}/surname`]: 'Lovelace',
        [`${CLAIMS}/emailaddress`]: email,
        [`${CLAIMS}/name`]: 'ada_lovelace@northwind.onmicrosoft.com',
      },
      edit: withDefaultNamespace,
    },
    google_identity: {
      issuer: 'https://accounts.google.com/o/saml2?idpid=C01abcdef',
      nameIdFormat: UNSPECIFIED_FORMAT,
      attributes: {},
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    okta: {
      issuer: 'http://www.okta.com/exk1fcia6d6EMsf331d8',
      inclusiveNamespaces: ['xs'],
      nameIdFormat: UNSPECIFIED_FORMAT,
      attributes: {},
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    auth0: {
      issuer: 'urn:northwind.eu.auth0.com',
      confirmationNotOnOrAfter: minutesAfter(now, 60),
      notOnOrAfter: minutesAfter(now, 60),
      nameIdFormat: UNSPECIFIED_FORMAT,
      nameId: 'auth0|65f0c1d2e3a4b5c6d7e8f901',
      attributes: {
        [`${CLAIMS}/nameidentifier`]: 'auth0|65f0c1d2e3a4b5c6d7e8f901',
        [`${CLAIMS}/emailaddress`]: email,
        [`${CLAIMS}/name`]: 'Ada Lovelace',
        [`${CLAIMS}/givenname`]: 'Ada',
        [`${CLAIMS}/surname`]: 'Lovelace',
        [`${CLAIMS}/upn`]: email,
        'http://schemas.auth0.com/email_verified': 'true',
      },
      edit: withTypedValues,
    },
    ping_identity: {
      issuer: 'https://auth.pingone.eu/5f0d1c7e-1111-4222-8333-944455556666',
      nameIdFormat: UNSPECIFIED_FORMAT,
      nameId: '2ad7c4b0-9999-4444-8888-777766665555',
      attributes: {},
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    onelogin: {
      issuer: 'https://app.onelogin.com/saml/metadata/0a1b2c3d-0000-4444-8888-abcdefabcdef',
      sessionNotOnOrAfter: minutesAfter(now, 24 * 60),
      nameId: email,
      attributes: {},
      edit: withTypedValues,
    },
    aws_iam: {
      issuer: 'https://portal.sso.eu-central-1.amazonaws.com/saml/assertion/MDEyMzQ1Njc4OTAx',
      inclusiveNamespaces: ['xs'],
      nameId: null,
      attributes: {},
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    ibm_security_verify: {
      issuer: 'https://northwind.verify.ibm.com/saml/sps/saml20ip/saml20',
      notBefore: minutesAfter(now, -10),
      notOnOrAfter: minutesAfter(now, 10),
      nameId: email,
      attributes: {
        userID: '6450001abc',
        given_name: 'Ada',
        family_name: 'Lovelace',
        name: 'Ada Lovelace',
        email,
        emailAddress: email,
        preferred_username: 'ada',
        realmName: 'cloudIdentityRealm',
        tenantId: 'northwind.verify.ibm.com',
        uid: '6450001abc',
        groupIds: ['admin', 'application owners'],
      },
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    oracle_idcs: {
      issuer: 'https://idcs-0123456789abcdef.identity.oraclecloud.com/fed',
      nameId: email,
      attributes: {},
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    forgerock: {
      issuer: 'https://openam-northwind.forgeblocks.com/am/saml2/IDP1',
      nameIdFormat: PERSISTENT_FORMAT,
      nameId: 'q0RfRm2z3fX9',
      attributes: {},
      edit: withTypedValues,
    },
    custom: {
      issuer: 'https://idp.northwind.example/metadata',
      nameIdFormat: TRANSIENT_FORMAT,
      nameId: '_1b6c7d8e',
      attributes: {},
    },
  }
  const { element, algorithm } = PROVIDER_GUIDES[provider].signing.byDefault
  return {
    ...shapes[provider],
    sign: element ?? 'assertion',
    ...ALGORITHMS[algorithm ?? 'RSA-SHA256'],
  }
}

/**
 * Returns the provider's responses after every step of our guide, one for each element that it may
 * sign.
 */
export function responsesAsGuided(provider: SamlProvider, setting: Setting): Shape[] {
  const { signing, nameId, attributes } = PROVIDER_GUIDES[provider]
  const atFirst = responseAtFirst(provider, setting)
  const values = { email: setting.email, firstName: 'Ada', lastName: 'Lovelace' }
  const mapped = attributes.map(({ ours, sentAs }) => [sentAs, values[ours]])
  const guided = {
    ...atFirst,
    ...ALGORITHMS[signing.choose.algorithm],
    nameIdFormat: NAME_ID_FORMATS[nameId.format],
    nameId: setting.email,
    attributes: { ...atFirst.attributes, ...Object.fromEntries(mapped) },
    ...(provider === 'auth0' && readAuth0Settings(setting)),
  }
  const elements = signing.choose.element
    ? [signing.choose.element]
    : (['assertion', 'response', 'both'] as const)
  return elements.map((sign) => ({ ...guided, sign }))
}

/** Reads the settings from the text of our guide, which Auth0 follows literally. */
function readAuth0Settings({ email, sp }: Setting): Partial<ResponseOptions> {
  const text = PROVIDER_GUIDES.auth0.steps
    .flatMap(({ entries = [] }) => entries)
    .flatMap((entry) => ('compose' in entry ? entry.compose(portalValues(sp)) : []))
  const settings = JSON.parse(text.join(''))
  const profile: Record<string, string> = { email, given_name: 'Ada', family_name: 'Lovelace' }
  const attributes = Object.fromEntries(
    Object.entries<string | string[]>(settings.mappings).flatMap(([field, names]) =>
      [names].flat().map((name) => [name, profile[field] ?? '']),
    ),
  )
  return {
    audience: settings.audience,
    recipient: settings.recipient,
    destination: settings.destination,
    signatureAlgorithm: `http://www.w3.org/2001/04/xmldsig-more#${settings.signatureAlgorithm}`,
    digestAlgorithm: `http://www.w3.org/2001/04/xmlenc#${settings.digestAlgorithm}`,
    nameIdFormat: settings.nameIdentifierFormat,
    nameId: attributes[settings.nameIdentifierProbes[0]],
    attributes,
  }
}

function portalValues(sp: ResponseOptions['sp']): PortalValues {
  const ssoUrl = sp.acsUrl.replace('/callback/', '/login/')
  return { ...sp, ssoUrl, metadataUrl: sp.entityId }
}

/** Returns responses of the products that share the guide “Custom”, by their names there. */
export function otherProductResponses({ now, email }: Setting): Record<string, Shape> {
  const ours = { email, firstName: 'Ada', lastName: 'Lovelace' }
  const claims = {
    [`${CLAIMS}/emailaddress`]: email,
    [`${CLAIMS}/givenname`]: 'Ada',
    [`${CLAIMS}/surname`]: 'Lovelace',
  }
  return {
    Keycloak: {
      issuer: 'https://login.northwind.example/realms/staff',
      sign: 'response',
      sessionNotOnOrAfter: minutesAfter(now, 600),
      nameId: 'G-a1b2c3d4',
      nameIdFormat: PERSISTENT_FORMAT,
      attributes: { ...ours, Role: ['manage-account', 'view-profile', 'uma_authorization'] },
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    'AD FS': {
      issuer: 'http://fs.northwind.example/adfs/services/trust',
      sign: 'assertion',
      attributes: claims,
      edit: withDefaultNamespace,
    },
    SimpleSAMLphp: {
      issuer: 'https://login.northwind.example/simplesaml/module.php/saml/idp/metadata',
      sign: 'both',
      sessionNotOnOrAfter: minutesAfter(now, 480),
      nameId: email,
      attributes: ours,
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    authentik: {
      issuer: 'authentik',
      sign: 'assertion',
      sessionNotOnOrAfter: minutesAfter(now, 1440),
      nameId: email,
      attributes: { ...ours, [`${CLAIMS}/emailaddress`]: email, [`${CLAIMS}/upn`]: 'ada' },
    },
    Shibboleth: {
      issuer: 'https://idp.northwind.example/idp/shibboleth',
      sign: 'response',
      nameIdFormat: TRANSIENT_FORMAT,
      nameId: 'AAdzZWNyZXQx',
      attributes: {
        'urn:oid:0.9.2342.19200300.100.1.3': email,
        'urn:oid:2.5.4.42': 'Ada',
        'urn:oid:2.5.4.4': 'Lovelace',
      },
      edit: withPrefix2,
    },
    JumpCloud: { issuer: 'northwind', sign: 'assertion', nameId: email, attributes: ours },
    Duo: {
      issuer: 'https://sso-a1.sso.duosecurity.com/saml2/sp/DIA1/metadata',
      sign: 'both',
      nameId: email,
      attributes: ours,
    },
  }
}
