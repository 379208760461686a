import { expect, type Page } from '@playwright/test'

import { type Language, LANGUAGES } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

/** Texts of the demo's settings. The settings form shows the same one as an example. */
const SETTINGS = ['Help center']

/** Expects that nothing on the page is a text of the catalogue that its own language says otherwise. */
export async function expectOnly(page: Page, language: Language, where: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const own = new Set([...textsOf(wordsIn(language)), ...SETTINGS])
  const foreign = new Set(
    LANGUAGES.filter((other) => other !== language)
      .flatMap((other) => textsOf(wordsIn(other)))
      .filter((text) => !own.has(text)),
  )
  const shown = await page.evaluate(() => {
    const found = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      // The names of languages say themselves that they are in another one.
      if (element.closest('script, style, body [lang]')) continue
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data)
    }
    return found
  })
  const wrong = shown.map((text) => text.trim()).filter((text) => foreign.has(text))
  expect(wrong, `what ${where} says in another language`).toEqual([])
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words.trim()]
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(textsOf)
}
