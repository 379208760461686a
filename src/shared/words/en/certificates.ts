import type { CertificateProblem } from '#shared/connections/metadata/values.ts'

// What is wrong with the certificate of an identity provider.

const PROBLEMS: Record<CertificateProblem, (value: string) => string> = {
  missing: () => 'Paste the signing certificate of the identity provider.',
  too_long: () => 'This text is too long for a certificate.',
  not_x509: () =>
    'This is not an X.509 certificate. Copy all of it, from BEGIN to END CERTIFICATE.',
  no_rsa_key: (type) =>
    `This certificate has a key of type ${type}; SAML sign-in needs an RSA key.`,
  key_too_short: (bits) => `The key of this certificate is too short (${bits} bits).`,
  neither_pem_nor_base64: () =>
    'This is neither PEM nor base64 text. If the file is binary (DER, “Raw”), download the Base64 or PEM form instead.',
  private_key: () => 'This is a private key. Keep it secret, and paste the certificate instead.',
  /** What the text calls itself, such as "public key". */
  other_block: (kind) => `This is a ${kind}. Paste the certificate instead.`,
  cut_off: () => 'The certificate is cut off: BEGIN and END CERTIFICATE do not match.',
  several: () =>
    'These are several certificates. Paste one in each field; there’s room for more under Advanced.',
}

/** Words a problem as it is stored. An earlier version stored the sentence itself. */
export function problem(stored: string) {
  const [code, value = ''] = stored.split(':', 2)
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  return known ? known[1](value) : stored
}

export const weakKey = (bits: number, enough: number) =>
  `The key of this certificate has only ${bits} bits, which can be broken. Have the identity provider make one with an RSA key of ${enough} bits or more.`
