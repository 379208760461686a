import { X509Certificate } from 'node:crypto'

export type Certificate = {
  ok: true
  /** With lines of 64 characters, whatever was pasted. */
  pem: string
  subject: string
  fingerprint256: string
  validFrom: Date
  validTo: Date
  keyBits: number
}

const MAX_LENGTH = 20_000
const MIN_KEY_BITS = 1024
const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g

/** Reads PEM text, also in one line or with CRLF, or the bare base64 text of SAML metadata. */
export function readCertificate(text: string): Certificate | { ok: false; problem: string } {
  if (text.trim() === '') return problem('Paste the signing certificate of the identity provider.')
  if (text.length > MAX_LENGTH) return problem('This text is too long for a certificate.')
  const base64 = findBase64(text)
  if (!base64.ok) return base64
  const certificate = parse(base64.text)
  if (!certificate) {
    return problem(
      'This is not an X.509 certificate. Copy all of it, from BEGIN to END CERTIFICATE.',
    )
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
  if (type !== 'rsa') {
    return problem(`This certificate has a key of type ${type}; SAML sign-in needs an RSA key.`)
  }
  const keyBits = details?.modulusLength ?? 0
  if (keyBits < MIN_KEY_BITS)
    return problem(`The key of this certificate is too short (${keyBits} bits).`)
  return {
    ok: true,
    pem: certificate.toString(),
    subject: certificate.subject.replaceAll('\n', ', '),
    fingerprint256: certificate.fingerprint256,
    validFrom: certificate.validFromDate,
    validTo: certificate.validToDate,
    keyBits,
  }
}

function problem(text: string) {
  return { ok: false, problem: text } as const
}

function findBase64(text: string) {
  if (!text.includes('-----')) {
    // Metadata may be copied together with its tags.
    const bare = text.replaceAll(/<\/?(?:\w+:)?X509Certificate>|\s+/g, '')
    return /^[A-Za-z0-9+/]+={0,2}$/.test(bare)
      ? ({ ok: true, text: bare } as const)
      : problem(
          'This is neither PEM nor base64 text. If the file is binary (DER, “Raw”), download the Base64 or PEM form instead.',
        )
  }
  const blocks = [...text.matchAll(BLOCK)].map(([, label, body]) => ({ label, body: body ?? '' }))
  const other = blocks.find(({ label }) => label !== 'CERTIFICATE')
  if (other?.label?.includes('PRIVATE KEY')) {
    return problem('This is a private key. Keep it secret, and paste the certificate instead.')
  }
  if (other)
    return problem(`This is a ${other.label?.toLowerCase()}. Paste the certificate instead.`)
  const [block] = blocks
  if (!block) return problem('The certificate is cut off: BEGIN and END CERTIFICATE do not match.')
  if (blocks.length > 1) {
    return problem(
      'These are several certificates. Paste one here, and the old one as previous certificate.',
    )
  }
  return { ok: true, text: block.body.replaceAll(/\s+/g, '') } as const
}

function parse(base64: string) {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
    // The key is read only when it is asked for, and can be as broken as the rest.
    return certificate.publicKey.type === 'public' ? certificate : undefined
  } catch {
    return undefined
  }
}
