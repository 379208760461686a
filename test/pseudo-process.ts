import { registerHooks } from 'node:module'

// Loaded before a program (`node --import`), so that all its texts are in the invented language:
// those of its server and of the web app that it builds.

const LANGUAGE = import.meta.resolve('#test/pseudo-language.ts')
const WEB = import.meta.resolve('./pseudo-web.ts')

const CATALOGUE = `
export * from 'REAL?real'
import { pseudoLanguage } from '${LANGUAGE}'
export const wordsIn = () => pseudoLanguage
`

/** In place of the registered ones, so that the server looks for no other build. */
const ONE_LANGUAGE = "export const LANGUAGES = ['en']"

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith('/scripts/build-web.ts') ? { ...found, url: WEB } : found
  },
  load(url, context, next) {
    const source = url.endsWith('/src/shared/words/catalogue.ts')
      ? CATALOGUE.replace('REAL', url)
      : url.endsWith('/src/shared/languages.ts') && ONE_LANGUAGE
    return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
  },
})
