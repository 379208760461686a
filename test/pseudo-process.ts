import { registerHooks } from 'node:module'

// Loaded before a program (`node --import`), so that all it says is in the language that nobody
// speaks: its server as well as the web app that it builds.

const LANGUAGE = import.meta.resolve('#test/pseudo-language.ts')
const WEB = import.meta.resolve('./pseudo-web.ts')

const CATALOGUE = `
export * from 'REAL?real'
import { pseudoLanguage } from '${LANGUAGE}'
export const LANGUAGES = ['en']
export const wordsIn = () => pseudoLanguage
`

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith('/scripts/build-web.ts') ? { ...found, url: WEB } : found
  },
  load(url, context, next) {
    return url.endsWith('/src/shared/words/catalogue.ts')
      ? { format: 'module', source: CATALOGUE.replace('REAL', url), shortCircuit: true }
      : next(url, context)
  },
})
