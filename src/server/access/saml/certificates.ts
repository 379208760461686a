import { X509Certificate } from 'node:crypto'

import type { CertificateProblem } from '#shared/connections/metadata/values.ts'
import { hasPrivateKey } from '#shared/connections/private-key.ts'

export type Certificate = {
  ok: true
  /** Has lines of 64 characters, however it was pasted. */
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
  if (text.trim() === '') return problem('missing')
  if (hasPrivateKey(text)) return problem('private_key')
  if (text.length > MAX_LENGTH) return problem('too_long')
  const base64 = findBase64(text)
  if (!base64.ok) return base64
  const certificate = parse(base64.text)
  if (!certificate) {
    return problem('not_x509')
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
  if (type !== 'rsa') {
    return problem('no_rsa_key', type)
  }
  const keyBits = details?.modulusLength ?? 0
  if (keyBits < MIN_KEY_BITS) return problem('key_too_short', `${keyBits}`)
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

/** The words of the catalogue have a sentence for it. */
function problem(code: CertificateProblem, value?: string) {
  return { ok: false, problem: value === undefined ? code : `${code}:${value}` } as const
}

function findBase64(text: string) {
  if (!text.includes('-----')) {
    // Metadata may be copied together with its tags.
    const bare = text.replaceAll(/<\/?(?:\w+:)?X509Certificate>|\s+/g, '')
    return /^[A-Za-z0-9+/]+={0,2}$/.test(bare)
      ? ({ ok: true, text: bare } as const)
      : problem('neither_pem_nor_base64')
  }
  const blocks = [...text.matchAll(BLOCK)].map(([, label, body]) => ({ label, body: body ?? '' }))
  const other = blocks.find(({ label }) => label !== 'CERTIFICATE')
  if (other) return problem('other_block', other.label?.toLowerCase())
  const [block] = blocks
  if (!block) return problem('cut_off')
  if (blocks.length > 1) {
    return problem('several')
  }
  return { ok: true, text: block.body.replaceAll(/\s+/g, '') } as const
}

/**
 * Leaves out those that have issued others: what is listed together is one key with the chain of its
 * certificate, in any order (XML Signature, section 4.5.4). A text that is no certificate stays, to be told.
 */
export function leavesOf(texts: string[]): string[] {
  const read = texts.map((text) => {
    const base64 = findBase64(text)
    return { text, certificate: base64.ok ? parse(base64.text) : undefined }
  })
  return read
    .filter(({ certificate: issuer }) => {
      const isIssuer = read.some(
        ({ certificate: other }) =>
          issuer && other && issuer !== other && isIssuedBy(other, issuer),
      )
      return !isIssuer
    })
    .map(({ text }) => text)
}

/** Two that were made one after the other with the same name and key have not issued each other. */
function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return isSignedBy(certificate, issuer) && !isSignedBy(issuer, certificate)
}

function isSignedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.issuer === issuer.subject && certificate.verify(issuer.publicKey)
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
