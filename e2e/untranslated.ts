import { glob, readFile } from 'node:fs/promises'

import type { Page, Response } from '@playwright/test'

/** Texts under these keys are people's own, even when they are one word. Other words are codes. */
const TYPED_KEYS =
  /^(?:.*[nN]ame|agent|author|by|categories|category|contact|content|description|domains?|email|label|organization|subject|text|title|url)$/

/** Text that no language writes in words of its own. */
const NO_WORDS =
  /\b(?:SHA-256 [\dA-F:]+|UTC|GMT|https?:\/\/[^\s<]*|[\w.+-]+@[\w.-]+|[\w-]+(?:\.[\w-]+)+)/g

/** Typed texts of people, which come from the server as they are. */
export type Typed = { texts: Set<string>; reading: Promise<void>[] }

export function watchTyped(page: Page): Typed {
  const typed: Typed = { texts: new Set(), reading: [] }
  page.on('response', (response) => typed.reading.push(addTyped(response, typed.texts)))
  return typed
}

async function addTyped(response: Response, typed: Set<string>) {
  const type = response.headers()['content-type'] ?? ''
  if (!/^(?:application\/json|text\/html)/.test(type)) return
  // A page that is left takes its answers along.
  const text = await response.text().catch(() => 'null')
  // A page has the settings of the installation in it.
  const [, settings = 'null'] = /id="installation">([^]*?)<\/script/.exec(text) ?? []
  collect(JSON.parse(type.startsWith('text') ? settings : text), '', typed)
}

/** Texts on the screens of identity providers, whose guides quote them. */
export async function screensOfProviders(): Promise<string[]> {
  const files = await Array.fromAsync(glob('src/web/sso-guide/providers/*.ts'))
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text),
  )
}

function collect(value: unknown, key: string, typed: Set<string>) {
  if (typeof value === 'string' && (/\W/.test(value.trim()) || TYPED_KEYS.test(key))) {
    for (const piece of value.split(/<[^>]*>|\n/)) typed.add(plain(piece))
    // The people of a customer see a subject without their organization.
    if (key === 'subject') typed.add(plain(value.replace(/ \([^()]*\)$/, '')))
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, key, typed)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, name, typed)
  }
}

function plain(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns the texts of a page in the made-up language that are neither in it nor typed. */
export async function findUntranslated(page: Page, typed: Typed, quoted: string[] = []) {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, code, pre')) continue
      // It says itself that it is in a language of its own, as the names of languages are.
      if (element.closest('body [lang]')) continue
      // Initials of a person or a provider.
      if (element.matches('[aria-hidden=true]') && element.textContent.length <= 2) continue
      // Time zones are called by their names.
      if (element instanceof HTMLOptionElement && element.value.includes('/')) continue
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data)
    }
    return [...new Set(found)]
  })
  // Answers are read after the page, which may show one that has come only now.
  await Promise.all(typed.reading.splice(0))
  const known = [...typed.texts, ...quoted]
    .filter((one) => one.length > 1)
    .toSorted((a, b) => b.length - a.length)
  return texts.map(plain).filter((text) => {
    if (!/[A-Za-z]/.test(text) || known.some((one) => one.includes(text))) return false
    const withoutTyped = (some: string) =>
      known.reduce((rest, one) => rest.replaceAll(one, ''), some)
    const left = [
      withoutTyped(text).replaceAll(NO_WORDS, ''),
      withoutTyped(text.replaceAll(NO_WORDS, '')),
    ]
    return left.every((rest) => /[A-Za-z]/.test(rest))
  })
}
