import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, test } from 'vitest'

import { ownValue } from '#shared/basic/own-value.ts'

import plugin from '../scripts/no-open-lookup.ts'

RuleTester.describe = describe
RuleTester.it = test

const message = /ask a Map/
const filename = 'table.ts'
const languageOptions = { parserOptions: { lang: 'ts' as const } }

function cases(codes: string[]) {
  return codes.map((code) => ({ code, filename, languageOptions }))
}

new RuleTester().run('no-open-lookup', plugin.rules['no-open-lookup'], {
  valid: cases([
    `const a = new Map<string, string>(); a.get(name)`,
    `const a: Record<Name, string> = { one: '1' }; a[name]`,
    `const a: string[] = []; a[index]`,
    `const a: Record<string, string> = {}; Object.entries(a); a['known']; a[HEADER]`,
    `function f(a: Record<string, string>) { return a[\`mail-\${part}\`] }`,
    `'code' in error; SYMBOL in error`,
    `export const a = { one: '1' } satisfies Record<string, string>`,
  ]),
  invalid: cases([
    `const a: Record<string, string> = { one: '1' }; a[name]`,
    `const a: Partial<Record<string, string>> | undefined = b; a?.[name]`,
    `const a: { [key: string]: string } = {}; a[name] ??= '1'`,
    `type Texts = Readonly<Record<string, string>>; function f(a: Texts, b: string) { return a[b] }`,
    `const a = known[text as keyof typeof known]`,
    `const a = names.filter((name) => name in KNOWN)`,
    `export const a: Record<string, string> = { one: '1' }`,
  ]).map((one) => ({ ...one, errors: [{ message }] })),
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'two'])(
  'ownValue finds nothing when a table is asked for %s',
  (name) => {
    expect(ownValue({ one: 1 }, name)).toBeUndefined()
    expect(ownValue({ one: 1 }, 'one')).toBe(1)
  },
)
