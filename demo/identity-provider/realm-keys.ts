import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { DemoRealm } from './realms.ts'

export type RealmKeys = { privateKey: string; certPem: string }

const YEARS = 10
const DAY_MS = 24 * 3_600_000

/**
 * Loads the keys of a realm. They stay the same across starts, so that the portal's connection
 * still fits.
 */
export async function loadRealmKeys(
  dataDir: string,
  { realm, certificateDays = YEARS * 365 }: Pick<DemoRealm, 'realm' | 'certificateDays'>,
): Promise<RealmKeys> {
  const folder = join(dataDir, 'identity-provider')
  const file = join(folder, `${realm}.pem`)
  const known = readKeys(await readIfThere(file))
  if (known) return known

  const made = await makeKeys(realm, certificateDays)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Write and rename, so that an aborted start leaves no half file.
  const unfinished = `${file}.new`
  await writeFile(unfinished, `${made.privateKey.trim()}\n${made.certPem.trim()}\n`, {
    mode: 0o600,
  })
  await rename(unfinished, file)
  return made
}

async function readIfThere(file: string) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function readKeys(text: string): RealmKeys | undefined {
  const privateKey = /-----BEGIN PRIVATE KEY-----.*-----END PRIVATE KEY-----/s.exec(text)?.[0]
  const certPem = /-----BEGIN CERTIFICATE-----.*-----END CERTIFICATE-----/s.exec(text)?.[0]
  return privateKey && certPem ? { privateKey, certPem } : undefined
}

async function makeKeys(realm: string, days: number): Promise<RealmKeys> {
  // Imported only here: it takes a tenth of a second to load, and only the first start needs it.
  const { generate } = await import('selfsigned')
  const now = Date.now()
  const name = [{ name: 'commonName', value: `${realm} demo identity provider` }]
  const { private: privateKey, cert } = await generate(name, {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY_MS),
    notAfterDate: new Date(now + days * DAY_MS),
  })
  return { privateKey, certPem: cert }
}
