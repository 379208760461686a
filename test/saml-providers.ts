import {
  EMAIL_FORMAT,
  minutesAfter,
  PERSISTENT_FORMAT,
  type ResponseOptions,
} from './saml-responses.ts'

// The shape of a response of each provider, set up as our guide says: which element is signed, how
// elements are named, which attributes come under which names.

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const MICROSOFT = 'http://schemas.microsoft.com/identity/claims'
const OURS = { email: 'Ada@Northwind.example', firstName: 'Ada', lastName: 'Lovelace' }

/** Elements of SAML without a prefix, each namespace declared where it begins. */
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

export function providerResponses(now: Date): Record<string, Partial<ResponseOptions>> {
  return {
    'Microsoft Entra ID': {
      issuer: 'https://sts.windows.net/7f8a5a0e-2f6b-4a52-9f38-0d6b6d1c2a11/',
      sign: 'assertion',
      notOnOrAfter: minutesAfter(now, 65),
      confirmationNotOnOrAfter: minutesAfter(now, 65),
      nameIdFormat: EMAIL_FORMAT,
      nameId: 'ada_lovelace@northwind.onmicrosoft.com',
      attributes: {
        [`${MICROSOFT}/tenantid`]: '7f8a5a0e-2f6b-4a52-9f38-0d6b6d1c2a11',
        [`${MICROSOFT}/displayname`]: 'Ada Lovelace',
        [`${CLAIMS}/givenname`]: 'Ada',
        [`${CLAIMS}/surname`]: 'Lovelace',
        [`${CLAIMS}/emailaddress`]: 'Ada@Northwind.example',
        [`${CLAIMS}/name`]: 'ada_lovelace@northwind.onmicrosoft.com',
      },
      edit: withDefaultNamespace,
    },
    Google: {
      issuer: 'https://accounts.google.com/o/saml2?idpid=C01abcdef',
      sign: 'assertion',
      attributes: OURS,
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    'Google with a signed response': {
      issuer: 'https://accounts.google.com/o/saml2?idpid=C01abcdef',
      sign: 'response',
      attributes: OURS,
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    Okta: {
      issuer: 'http://www.okta.com/exk1fcia6d6EMsf331d8',
      sign: 'both',
      inclusiveNamespaces: ['xs'],
      attributes: OURS,
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    Auth0: {
      issuer: 'urn:northwind.eu.auth0.com',
      sign: 'assertion',
      attributes: {
        email: 'Ada@Northwind.example',
        [`${CLAIMS}/emailaddress`]: 'Ada@Northwind.example',
        firstName: 'Ada',
        lastName: 'Lovelace',
      },
      edit: withTypedValues,
    },
    PingOne: {
      issuer: 'https://auth.pingone.eu/5f0d1c7e-1111-4222-8333-944455556666',
      sign: 'assertion',
      attributes: OURS,
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    OneLogin: {
      issuer: 'https://app.onelogin.com/saml/metadata/0a1b2c3d-0000-4444-8888-abcdefabcdef',
      sign: 'assertion',
      sessionNotOnOrAfter: minutesAfter(now, 24 * 60),
      attributes: OURS,
      edit: withTypedValues,
    },
    'AWS IAM Identity Center': {
      issuer: 'https://portal.sso.eu-central-1.amazonaws.com/saml/assertion/MDEyMzQ1Njc4OTAx',
      sign: 'assertion',
      inclusiveNamespaces: ['xs'],
      attributes: OURS,
      edit: (xml) => withTypedValues(withPrefix2(xml)),
    },
    Keycloak: {
      issuer: 'https://login.northwind.example/realms/staff',
      sign: 'response',
      sessionNotOnOrAfter: minutesAfter(now, 600),
      nameId: 'G-a1b2c3d4',
      nameIdFormat: PERSISTENT_FORMAT,
      attributes: { ...OURS, Role: ['manage-account', 'view-profile', 'uma_authorization'] },
      edit: (xml) => withTypedValues(withNameFormat(xml)),
    },
    'AD FS': {
      issuer: 'http://fs.northwind.example/adfs/services/trust',
      sign: 'assertion',
      attributes: {
        [`${CLAIMS}/emailaddress`]: 'Ada@Northwind.example',
        [`${CLAIMS}/givenname`]: 'Ada',
        [`${CLAIMS}/surname`]: 'Lovelace',
      },
      edit: withDefaultNamespace,
    },
    Shibboleth: {
      issuer: 'https://idp.northwind.example/idp/shibboleth',
      sign: 'response',
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
      nameId: 'AAdzZWNyZXQx',
      attributes: {
        'urn:oid:0.9.2342.19200300.100.1.3': 'Ada@Northwind.example',
        'urn:oid:2.5.4.42': 'Ada',
        'urn:oid:2.5.4.4': 'Lovelace',
      },
      edit: withPrefix2,
    },
  }
}
