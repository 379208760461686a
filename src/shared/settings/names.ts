import type { Language } from '#shared/languages.ts'

/** Names in further languages of a thing that an administrator named. */
export type Names = Partial<Record<Language, string>>

/** Returns what it is called for a reader of this language; the name is for everybody else. */
export function nameIn(language: Language, name: string, names: Names = {}): string {
  return names[language] ?? name
}

/** Returns the names with these changes: what is left out stays, and an empty text removes one. */
export function withNames(names: Names, changes: Names = {}): Names {
  const all: Names = { ...names, ...changes }
  return Object.fromEntries(Object.entries(all).filter(([, name]) => name !== ''))
}

export function hasNames(names: Names | undefined): names is Names {
  return Object.keys(names ?? {}).length > 0
}
