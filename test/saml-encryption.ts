import {
  type CipherGCMTypes,
  constants,
  createCipheriv,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'

// Encrypts assertions as an identity provider does, in every way that there is.

export type EncryptionOptions = {
  certPem: string
  cipher?: 'aes128-gcm' | 'aes192-gcm' | 'aes256-gcm' | 'aes128-cbc' | 'aes256-cbc'
  transport?: 'rsa-oaep-mgf1p' | 'rsa-oaep' | 'rsa-1_5'
  /** Digest of `rsa-oaep`, with a mask of the same. */
  digest?: 'sha1' | 'sha256'
  /** Beside the data, or in it. */
  keyPlace?: 'inside' | 'beside'
  changeContent?: (content: Buffer) => Buffer
  changeKey?: (key: Buffer) => Buffer
}

const XENC = 'http://www.w3.org/2001/04/xmlenc#'
const XENC11 = 'http://www.w3.org/2009/xmlenc11#'
const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const GCM: Record<string, CipherGCMTypes> = {
  'aes128-gcm': 'aes-128-gcm',
  'aes192-gcm': 'aes-192-gcm',
  'aes256-gcm': 'aes-256-gcm',
}
const ASSERTIONS = /<saml:Assertion.*<\/saml:Assertion>/s

/** Encrypts what stands between the first and the last tag of assertions. */
export function encryptAssertions(xml: string, options: EncryptionOptions): string {
  return xml.replace(ASSERTIONS, (assertion) => encrypted(assertion, options))
}

export function encrypted(text: string, options: EncryptionOptions): string {
  const { cipher = 'aes256-gcm', keyPlace = 'inside', changeContent = same } = options
  const secret = randomBytes(Number(/\d+/.exec(cipher)?.[0]) / 8)
  const key = encryptedKey(secret, options)
  const content = changeContent(encipher(Buffer.from(text), { cipher, secret }))
  const namespace = cipher.endsWith('gcm') ? XENC11 : XENC
  const data = `<xenc:EncryptedData xmlns:xenc="${XENC}" Type="${XENC}Element"><xenc:EncryptionMethod Algorithm="${namespace}${cipher}"/>${keyPlace === 'inside' ? `<ds:KeyInfo xmlns:ds="${DSIG}">${key}</ds:KeyInfo>` : ''}<xenc:CipherData><xenc:CipherValue>${content.toString('base64')}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData>`
  return `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${data}${keyPlace === 'beside' ? key : ''}</saml:EncryptedAssertion>`
}

function encryptedKey(
  secret: Buffer,
  {
    certPem,
    transport = 'rsa-oaep-mgf1p',
    digest = 'sha1',
    changeKey = same,
  }: Pick<EncryptionOptions, 'certPem' | 'transport' | 'digest' | 'changeKey'>,
): string {
  const padding =
    transport === 'rsa-1_5' ? constants.RSA_PKCS1_PADDING : constants.RSA_PKCS1_OAEP_PADDING
  const value = changeKey(publicEncrypt({ key: certPem, padding, oaepHash: digest }, secret))
  const parameters =
    transport === 'rsa-oaep' && digest === 'sha256'
      ? `<ds:DigestMethod xmlns:ds="${DSIG}" Algorithm="${XENC}sha256"/><xenc11:MGF xmlns:xenc11="${XENC11}" Algorithm="${XENC11}mgf1sha256"/>`
      : ''
  const namespace = transport === 'rsa-oaep' ? XENC11 : XENC
  const base64 = certPem.replaceAll(/-----[^-]+-----|\s/g, '')
  return `<xenc:EncryptedKey xmlns:xenc="${XENC}"><xenc:EncryptionMethod Algorithm="${namespace}${transport}">${parameters}</xenc:EncryptionMethod><ds:KeyInfo xmlns:ds="${DSIG}"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo><xenc:CipherData><xenc:CipherValue>${value.toString('base64')}</xenc:CipherValue></xenc:CipherData></xenc:EncryptedKey>`
}

function encipher(text: Buffer, { cipher, secret }: { cipher: string; secret: Buffer }): Buffer {
  const name = cipher.replace('aes', 'aes-')
  if (name.endsWith('cbc')) {
    const vector = randomBytes(16)
    const encryption = createCipheriv(name, secret, vector)
    return Buffer.concat([vector, encryption.update(text), encryption.final()])
  }
  const nonce = randomBytes(12)
  const encryption = createCipheriv(GCM[cipher] ?? 'aes-256-gcm', secret, nonce)
  const content = Buffer.concat([encryption.update(text), encryption.final()])
  return Buffer.concat([nonce, content, encryption.getAuthTag()])
}

function same<Value>(value: Value): Value {
  return value
}
