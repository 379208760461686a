import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Plugin } from 'vite'

const NAME = '#words/'
const MARK = '\0pseudo:'
const ENGLISH = path.resolve(import.meta.dirname, '../src/shared/words/en')
const PSEUDO_WORDS = path.resolve(import.meta.dirname, 'pseudo-words.ts')

/** Locale of the pseudo language, with letters that are not Latin. */
const LOCALE = 'ar-EG'

/**
 * Gives the web the catalogue of an invented language, so that a text which is not from the
 * catalogue shows by its letters.
 */
export function pseudoCatalogue(): Plugin {
  return {
    name: 'portico-pseudo-catalogue',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const file = fileOf(source)
        return file === undefined || importer?.startsWith(MARK) ? null : MARK + file
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('lang="en"', 'lang="qps"'),
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null
      const file = path.join(ENGLISH, id.slice(MARK.length))
      const text = await readFile(file, 'utf8')
      const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      // With names that no text has.
      return [
        `import * as $english from ${JSON.stringify(file)}`,
        `import { pseudoWords as $pseudo } from ${JSON.stringify(PSEUDO_WORDS)}`,
        // The locale is no text.
        `const $said = { ...$pseudo($english), ...('locale' in $english && { locale: '${LOCALE}' }) }`,
        ...names.map((name) => `export const ${name} = $said.${name}`),
      ].join('\n')
    },
  }
}

/** The file of words that an import names, as it is written or as a build has resolved it. */
function fileOf(source: string): string | undefined {
  const folder = [NAME, `${ENGLISH}/`].find((place) => source.startsWith(place))
  return folder === undefined ? undefined : source.slice(folder.length)
}
