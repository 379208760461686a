import type { Language } from '#shared/languages.ts'
import { de } from '#shared/words/de/words.ts'
import { en } from '#shared/words/en/words.ts'

type English = typeof en
type Noun = keyof English

/** Any other text will do for a text; a function must take what the English one takes. */
type Translated<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Value extends (...values: never[]) => unknown
      ? Value
      : { [Key in keyof Value]: Translated<Value[Key]> }

/** Each language has plural forms of its own, which its other texts use. */
type OwnOfLanguage = 'plural'

/** Texts of every language. One that misses a key does not compile. */
export type Words = {
  [N in Noun]: { [Key in Exclude<keyof English[N], OwnOfLanguage>]: Translated<English[N][Key]> }
}

const CATALOGUE: Record<Language, Words> = { en, de }

export function wordsIn(language: Language): Words {
  return CATALOGUE[language]
}

type KeyOf<N extends Noun> = {
  [Key in keyof Words[N] & string]: Words[N][Key] extends string ? `${N}.${Key}` : never
}[keyof Words[N] & string]

export type TextKey = { [N in Noun]: KeyOf<N> }[Noun]

/** Names a text for a schema, which is made before anybody's language is known. */
export function textKey(key: TextKey): TextKey {
  return key
}

/** A text, its key, or how it is said in any language. */
export type Said = string | ((words: Words) => string)

export function say(words: Words, said: Said): string {
  if (typeof said === 'function') return said(words)
  const [noun, key] = said.split('.', 2)
  const texts = Object.entries(words).find(([name]) => name === noun)?.[1] ?? {}
  const text: unknown = Object.entries(texts).find(([name]) => name === key)?.[1]
  return typeof text === 'string' ? text : said
}
