import type { z } from 'zod'

import type { Said, Words } from '#shared/words/catalogue.ts'

type Texts = Words['server']
type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Messages for values whose schema has none. The library's own are for programmers. */
export function plainWords(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type': {
      const { expected, input } = issue
      return input === undefined ? said((texts) => texts.required) : give('giveKind', expected)
    }
    case 'invalid_value': {
      const values = issue.values.map(String)
      return said((texts) => texts.giveOneOf(values))
    }
    case 'invalid_format':
      return give('giveFormat', issue.format)
    case 'too_big': {
      const limit = String(issue.maximum)
      return said((texts) => texts.atMost[unitOf(issue.origin)](limit))
    }
    case 'too_small': {
      const limit = String(issue.minimum)
      return said((texts) => texts.atLeast[unitOf(issue.origin)](limit))
    }
    // The library's message would repeat the names that were sent, however long.
    case 'unrecognized_keys':
      return said((texts) => texts.noSuchField)
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return said((texts) => texts.checkField)
  }
}

function said(text: (texts: Texts) => string): Said {
  return ({ server }) => text(server)
}

function give(group: 'giveKind' | 'giveFormat', what: string): Said {
  return said((texts) => {
    const known = Object.entries(texts[group]).find(([name]) => name === what)
    return known?.[1] ?? texts.checkField
  })
}

function unitOf(origin: string): 'string' | 'array' | 'other' {
  return origin === 'string' || origin === 'array' ? origin : 'other'
}
