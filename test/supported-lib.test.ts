import { expect, test } from 'vitest'

import { type Support, toSupportedLib } from '../scripts/supported-lib.ts'

const OLD: Support = { safari: { version_added: '≤4' }, firefox: { version_added: '1.5' } }
const NEW: Support = { safari: { version_added: '18.2' }, firefox: { version_added: '120' } }
const BEHIND_A_FLAG: Support = {
  safari: { version_added: '15', flags: [{ type: 'preference', name: 'later' }] },
  firefox: { version_added: '120' },
}

function narrow(lines: string[], pages: Record<string, Support>): string {
  return toSupportedLib(lines.join('\n'), (page) => pages[page], { safari: 17.4, firefox: 140 })
}

function describedAs(page: string): string {
  return ` * [MDN Reference](https://developer.mozilla.org/docs/Web/API/${page})`
}

test('a member is optional when a supported browser lacks it, and when it has it behind a flag', () => {
  const lines = ['write', 'read', 'send'].flatMap((name) => [
    describedAs(`Pen/${name}`),
    `    ${name}(text: string): void;`,
  ])
  const pages = { 'Pen/write': OLD, 'Pen/read': NEW, 'Pen/send': BEHIND_A_FLAG }

  const text = narrow(lines, pages)

  expect(text).toContain('    write(text: string): void;')
  expect(text).toContain('    read?(text: string): void;')
  expect(text).toContain('    send?(text: string): void;')
})

test('a property is optional with its getter and with readonly before it', () => {
  const lines = [describedAs('Pen/ink'), '    get ink(): Ink;', '    set ink(name: string);']
  const readonly = [describedAs('Pen/tip'), '    readonly tip: Tip | null;']

  const text = narrow([...lines, ...readonly], { 'Pen/ink': NEW, 'Pen/tip': NEW })

  expect(text).toContain('    ink?: Ink;')
  expect(text).toContain('    readonly tip?: Tip | null;')
})

test('a constructor and a function may be missing when a supported browser lacks them', () => {
  const lines = [
    describedAs('Pen'),
    'interface Pen {',
    '}',
    '',
    'declare var Pen: {',
    '    new(): Pen;',
    '};',
    describedAs('Window/draw'),
    'declare function draw(pen: Pen): Promise<void>;',
  ]

  const text = narrow(lines, { Pen: NEW, 'Window/draw': NEW })

  expect(text).toContain('    new(): Pen;\n} | undefined;')
  expect(text).toContain('declare var draw: ((pen: Pen) => Promise<void>) | undefined;')
})

test('a property stays as it is when no one describes it', () => {
  const lines = [describedAs('Pen/write'), '    write(text: string): void;']

  expect(narrow(lines, {})).toBe(lines.join('\n'))
})
