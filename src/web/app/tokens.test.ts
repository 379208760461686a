import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

const sheet = await readFile(new URL('tokens.css', import.meta.url), 'utf8')

type Colours = Map<string, string>

function coloursIn(selector: string): Colours {
  const start = sheet.indexOf(`${selector} {`)
  const block = sheet.slice(start, sheet.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const light = coloursIn(':root')
const dark = new Map([...light, ...coloursIn(':root.dark')])

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function channels(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16)
  return [linear(number >> 16), linear((number >> 8) & 255), linear(number & 255)]
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['canvas', 'surface', 'sunken', 'hover', 'selected']
const TONES = ['open', 'pending', 'closed', 'met', 'breached']

/** Foreground, the grounds it lies on, and the least contrast. */
const RULES: [string, string[], number][] = [
  ['ink', ['canvas', 'surface', 'sunken'], 14],
  ['ink', ['hover', 'selected'], 12],
  ['ink-2', GROUNDS, 6],
  ['ink-3', ['canvas', 'surface', 'sunken'], 4.9],
  ['ink-3', ['hover', 'selected'], 4.5],
  ['link', GROUNDS, 4.5],
  ['accent', ['canvas', 'surface', 'selected', 'hover'], 4.5],
  ['danger', ['canvas', 'surface', 'hover'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['on-danger', ['danger', 'danger-hover'], 4.5],
  ['line-strong', ['canvas', 'surface', 'sunken'], 3],
  ['focus', GROUNDS, 3],
  ['bar', ['surface'], 3],
  ['ink', [0, 1, 2, 3, 4, 5].map((person) => `person-${person}`), 7],
  ...TONES.flatMap((tone): [string, string[], number][] => [
    [`${tone}-text`, [`${tone}-bg`], 6.9],
    [`${tone}-mark`, ['surface', `${tone}-bg`], 3],
  ]),
]

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every pair of colors has its contrast when the theme is %s', (_, colours) => {
  const misses = RULES.flatMap(([front, grounds, least]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colours.get(front) ?? '', colours.get(ground) ?? '')
      return ratio >= least ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`]
    }),
  )
  expect(misses).toEqual([])
})

test('the dark theme overrides every color', () => {
  expect([...coloursIn(':root.dark').keys()].toSorted()).toEqual([...light.keys()].toSorted())
})

type Matrix = [number, number, number, number, number, number, number, number, number]

/** Linear RGB as seen with a colour-vision deficiency (Machado, Oliveira and Fernandes 2009). */
const VISIONS: Record<string, Matrix> = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
}

function curve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116
}

function labOf(hex: string, matrix: Matrix): [number, number, number] {
  const rgb = channels(hex)
  const seen = [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((sum, c, i) => sum + c * (matrix[row + i] ?? 0), 0),
      ),
    ),
  )
  const [r = 0, g = 0, b = 0] = seen
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('the five marks stay apart for everyone when the theme is %s', (_, colours) => {
  const near = Object.entries(VISIONS).flatMap(([vision, matrix]) =>
    TONES.flatMap((one, index) =>
      TONES.slice(index + 1).flatMap((other) => {
        const from = labOf(colours.get(`${one}-mark`) ?? '', matrix)
        const to = labOf(colours.get(`${other}-mark`) ?? '', matrix)
        const difference = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
        return difference >= 16 ? [] : [`${one} and ${other}, ${vision}: ${difference.toFixed(1)}`]
      }),
    ),
  )
  expect(near).toEqual([])
})
