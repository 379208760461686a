import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readFileIfAny } from './read-file.ts'

const EmbeddedSecrets = z.object({ superuserPassword: z.string(), ownerPassword: z.string() })
export type EmbeddedSecrets = z.infer<typeof EmbeddedSecrets>

/** Creates passwords for the embedded server. They need no escaping in SQL or in URLs. */
export function makeEmbeddedSecrets(): EmbeddedSecrets {
  return { superuserPassword: makePassword(), ownerPassword: makePassword() }
}

/** Reads the passwords of the embedded server in this DATA_DIR, if it has any. */
export async function findEmbeddedSecrets(dataDir: string): Promise<EmbeddedSecrets | undefined> {
  const text = await readFileIfAny(secretsFile(dataDir))
  return text === undefined ? undefined : EmbeddedSecrets.parse(JSON.parse(text))
}

/** Saves the passwords where only the user of this process can read them. */
export async function keepEmbeddedSecrets(dataDir: string, secrets: EmbeddedSecrets) {
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  // Write a draft and rename it: a half-written file would lock us out of our own database.
  const draft = `${secretsFile(dataDir)}.new`
  await writeFile(draft, JSON.stringify(secrets), { mode: 0o600, flush: true })
  await rename(draft, secretsFile(dataDir))
}

function secretsFile(dataDir: string) {
  return join(dataDir, 'secrets', 'postgres.json')
}

function makePassword() {
  return randomBytes(24).toString('base64url')
}
