import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

const WEB = path.resolve(import.meta.dirname, '../src/web')

const PHYSICAL_PROPERTY =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/
const PHYSICAL_VALUE =
  /^(?:text-align|float|clear|caption-side|object-position|transform-origin|background-position)$/
/** Top, right, bottom, left. */
const FOUR_SIDES =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** Returns whether a declaration differs in a language that is read from the right. */
function isPhysical(property: string, value: string): boolean {
  if (PHYSICAL_PROPERTY.test(property)) return true
  if (/\bto (?:left|right)\b|\btranslateX\(/.test(value)) return true
  if (PHYSICAL_VALUE.test(property)) return /\b(?:left|right)\b/.test(value)
  if (!FOUR_SIDES.test(property)) return false
  const withoutSpaces = (inner: string) => inner.replaceAll(/\s/g, '')
  const sides = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, withoutSpaces).split(/\s+/)
  const [, right, , left] = sides
  return left !== undefined && left !== right
}

function physicalIn(sheet: string): string[] {
  return [...sheet.matchAll(/(?:^|[;{])\s*([\w-]+):\s*([^;{}]+);/g)].flatMap(
    ([, property = '', value = '']) => (isPhysical(property, value) ? `${property}: ${value}` : []),
  )
}

test('the style sheets use start and end, so that they fit a language that is read from the right', async () => {
  const found: string[] = []
  for (const file of await Array.fromAsync(glob('**/*.css', { cwd: WEB }))) {
    // A rule of its own for languages from the right says what the physical one before it means.
    const sheet = (await readFile(path.join(WEB, file), 'utf8')).replaceAll(
      /\/\*[^]*?\*\/|\[dir='rtl'\][^}]*\}/g,
      '',
    )
    found.push(...physicalIn(sheet).map((rule) => `${file}: ${rule}`))
    // The build makes a list of languages of it, which does not follow what the page says.
    if (sheet.includes(':dir(')) found.push(`${file}: :dir()`)
  }
  expect(found).toEqual([])
})

test('every arrow that leads to a side leads to the other one when the language is read from the right', async () => {
  const sheet = await readFile(path.join(WEB, 'app/tokens.css'), 'utf8')
  const turned = /\[dir='rtl'\] :is\(([^)]*)\) \{\s*transform: scaleX\(-1\);/.exec(sheet)?.[1]
  const used = new Set<string>()
  for (const file of await Array.fromAsync(glob('**/*.tsx', { cwd: WEB }))) {
    const page = await readFile(path.join(WEB, file), 'utf8')
    for (const [, kind = '', side = ''] of page.matchAll(/<(Arrow|Chevron)(Left|Right)\b/g)) {
      used.add(`.lucide-${kind}-${side}`.toLowerCase())
    }
  }
  expect(turned?.split(/,\s*/).toSorted()).toEqual([...used].toSorted())
})

test('no row of a table is positioned, because WebKit would stretch its link over the page', async () => {
  const found: string[] = []
  for (const file of await Array.fromAsync(glob('**/*.tsx', { cwd: WEB }))) {
    const part = await readFile(path.join(WEB, file), 'utf8')
    const [, sheetFile] = /import styles from '\.\/([^']+\.css)'/.exec(part) ?? []
    if (sheetFile === undefined) continue
    const sheet = await readFile(path.join(WEB, path.dirname(file), sheetFile), 'utf8')
    const rows = part.matchAll(/<(?:tr|thead|tbody)\b[^>]*className=\{styles\.(\w+)\}/g)
    for (const [, name] of rows) {
      const isPositioned = new RegExp(`\\.${name}\\b[^{]*\\{[^}]*position: relative`).test(sheet)
      if (isPositioned) found.push(`${file}: .${name}`)
    }
  }
  expect(found).toEqual([])
})

test.each([
  'margin-left: 4px',
  'left: 0',
  'border-top-right-radius: 2px',
  'text-align: right',
  'padding: 0 4px 0 calc(1px + 2px)',
  'transform: translateX(14px)',
  'background: linear-gradient(to right, red, blue)',
])('a style sheet is refused when it has %s', (rule) => {
  expect(physicalIn(`.part {\n  ${rule};\n}`)).toEqual([rule])
})

test.each([
  'margin-inline-start: 4px',
  'inset-inline: 0 4px',
  'padding: 1px 2px 3px 2px',
  'text-align: end',
])('a style sheet is accepted when it has %s', (rule) => {
  expect(physicalIn(`.part {\n  ${rule};\n}`)).toEqual([])
})
