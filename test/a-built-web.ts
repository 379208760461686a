import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { type Language, LANGUAGES } from '#shared/languages.ts'

/** Makes the folder that a build of the web app leaves: its page once for each language. */
export async function aBuiltWeb(pageIn: (language: Language) => string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-web-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const language of LANGUAGES) {
    const place = language === LANGUAGES[0] ? folder : path.join(folder, language)
    await mkdir(place, { recursive: true })
    await writeFile(path.join(place, 'index.html'), pageIn(language))
  }
  return folder
}
