import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { type Language, LANGUAGES } from '#shared/languages.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = ['src/web/**', 'src/shared/**', 'vite.config.ts', 'package-lock.json']

/** Folder of the built web app. */
export const WEB_FOLDER = path.join(ROOT, 'dist/web')

/** Folder of the app in one language: the first at the top, the others in folders of their own. */
export function folderOfLanguage(language: Language): string {
  return language === LANGUAGES[0] ? WEB_FOLDER : path.join(WEB_FOLDER, language)
}

/** Builds the web app, unless what was built last is of the same sources. */
export async function ensureWebBuilt(): Promise<void> {
  const digestFile = path.join(ROOT, 'dist/web.sources')
  const digest = await digestSources()
  const isBuilt = existsSync(path.join(WEB_FOLDER, 'index.html')) && existsSync(digestFile)
  if (isBuilt && (await readFile(digestFile, 'utf8')) === digest) return

  const { build } = await import('vite')
  for (const language of LANGUAGES) {
    process.env.PORTICO_LANGUAGE = language
    await build({ configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' })
  }
  await writeFile(digestFile, digest)
}

async function digestSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Array.fromAsync(glob(SOURCES, { cwd: ROOT }))).toSorted()) {
    const full = path.join(ROOT, file)
    if ((await stat(full)).isFile()) hash.update(file).update(await readFile(full))
  }
  return hash.digest('hex')
}

if (import.meta.main) await ensureWebBuilt()
