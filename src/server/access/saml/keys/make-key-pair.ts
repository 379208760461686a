import type { Config } from '#server/config.ts'

const KEY_BITS = 3072
/** Identity providers take the key and seldom look at the dates; those that do, do so for long. */
const YEARS = 10
const DAY_MS = 24 * 3_600_000

export type KeyPair = { privateKey: string; certificate: string }

/** Makes an RSA key with a certificate that it has signed itself, which SAML asks no more of. */
export async function makeKeyPair(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<KeyPair> {
  // Imported only here: it takes a tenth of a second to load, and an installation needs it once.
  const { generate } = await import('selfsigned')
  const name = [{ name: 'commonName', value: new URL(publicUrl).hostname }]
  const made = await generate(name, {
    keySize: KEY_BITS,
    algorithm: 'sha256',
    // Clocks differ.
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + YEARS * 365 * DAY_MS),
  })
  return { privateKey: made.private, certificate: made.cert }
}
