import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const WORDS = path.resolve(import.meta.dirname, '../src/shared/words/en')

/** Phrases that no text of the interface has, each with what to write instead. */
const AVOIDED: [RegExp, string][] = [
  [/^(?:Give|Say)\b(?! people| the people)/, 'Enter, Select, Choose or Add'],
  [
    /\b(?:any more(?! emails)|anew|in the meantime|meanwhile|at once|by (?:itself|themselves))\b/i,
    'no longer, again, immediately, automatically',
  ],
  [
    /\b(?:somebody|anybody|everybody|nobody|whoever|whomever)\b/i,
    'someone, anyone, everyone, no one, people who',
  ],
  [
    /\b(?:begun|vouch(?:es|ed)?|taken? back|takes back|run(?:s)? out|for good)\b/i,
    'started, trusted, undone, expires, permanently',
  ],
  [/\bmails\b|\b(?:a|an|each|every|this|the|one|no|sent) mail\b(?! server)/i, 'email, emails'],
  [/\bswitch(?:es|ed|ing)? (?:\S+ ){0,5}(?:on|off)\b/i, 'turn on, turn off'],
  [/\brais(?:e|es|ed|ing) (?:a |the |this )?tickets?\b/i, 'create a ticket'],
  [/\bsecond factor\b/i, 'two-step sign-in'],
  [/\bkinds? of work\b/i, 'work type'],
  [/\b(?:un)?pro(?:ven|ofs?)\b/i, 'verified, verification'],
  [
    /\b(?:was|were|is|are|does|do|did|has|have|could|would|will|must) not\b|\bcannot\b/i,
    'a contraction, or Failed to …, or Can’t …',
  ],
  [/licence|organis|authoris|cancelled|behaviour|colour|centre/i, 'American spelling'],
]

/** Texts that the specification fixes, and those that speak as they do. */
const FIXED = [
  'Cannot connect to the backend server. Please check your internet connection.',
  'Access Denied - You do not have permission to view this page.',
  'You do not have permission to do this.',
  'Inactive customers cannot access the support portal',
  "The ticket you are looking for does not exist or you don't have access to it.",
  'Are you sure you want to close this ticket? This action cannot be undone.',
]

/** Returns the texts of a file, without its comments and imports. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*|import ).*$/gm, '')
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) =>
    text.slice(1, -1).replaceAll(String.raw`\'`, "'"),
  )
}

test('a text of the interface has no phrase to avoid unless it is fixed', async () => {
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: WORDS }))
  const sources = await Promise.all(
    files.map(async (file) => ({ file, source: await readFile(path.join(WORDS, file), 'utf8') })),
  )
  const texts = sources.flatMap(({ file, source }) =>
    textsOf(source).map((text) => ({ file, text })),
  )
  const found = texts
    .filter(({ text }) => !FIXED.includes(text))
    .flatMap(({ file, text }) =>
      AVOIDED.filter(([phrase]) => phrase.test(text)).map(
        ([, instead]) => `${file}: “${text}” (instead: ${instead})`,
      ),
    )
  expect(found).toEqual([])
  expect(FIXED.filter((fixed) => !texts.some(({ text }) => text === fixed))).toEqual([])
})
