import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type RealmKeys = { privateKey: string; certPem: string }

const YEARS = 10
const YEAR_MS = 365 * 24 * 3_600_000

/** The same from one start to the next, so that the portal's connection goes on to fit. */
export async function loadRealmKeys(dataDir: string, realm: string): Promise<RealmKeys> {
  const folder = join(dataDir, 'identity-provider')
  const file = join(folder, `${realm}.pem`)
  const known = readKeys(await readIfThere(file))
  if (known) return known

  const made = await makeKeys(realm)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Renamed into place: a start that is broken off leaves no half of a file.
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

async function makeKeys(realm: string): Promise<RealmKeys> {
  // A tenth of a second to load, and needed at the first start only.
  const { generate } = await import('selfsigned')
  const now = Date.now()
  const name = [{ name: 'commonName', value: `${realm} demo identity provider` }]
  const { private: privateKey, cert } = await generate(name, {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: new Date(now - 24 * 3_600_000),
    notAfterDate: new Date(now + YEARS * YEAR_MS),
  })
  return { privateKey, certPem: cert }
}
