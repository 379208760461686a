import fc from 'fast-check'

// Values that have broken programs before: each is a known attack.

/** Texts that PostgreSQL cannot store. The server must notice that first. */
const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'a\udfffb']

const TEXTS = [
  '',
  ' ',
  '\ufeff',
  '\u202egpj.exe',
  '\u0000\u0001\u0008\u000b\u001f\u007f\u0085\u2028',
  '\r\nSet-Cookie: portico_session=x',
  '\n\n\n',
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıſK',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
  "' or '1'='1",
  "'; drop table tickets; --",
  '$1',
  '%',
  '%%%_\\',
  '\\',
  '\\u0000',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/dev/null',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '${process.exit(1)}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  'true',
  '=1+1',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '01890a5d-ac96-774b-bcce-b302099a805',
]

const INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0000-02-29T00:00:00.000Z',
  '0001-01-01T00:00:00+23:59',
  '0000-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999999999999Z',
  '9999-12-31T23:59:59-23:59',
  '+010000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '1969-12-31T23:59:60Z',
  '2026-02-29T10:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31T10:00Z',
  '2026-01-31',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '0001-01-01',
  'infinity',
  '-infinity',
  'epoch',
  'now',
]

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '100',
  '101',
  '1.5',
  '1e2',
  '0x10',
  '1e-400',
  '1e400',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(400),
  'Infinity',
  '١٢',
  ' 5 ',
]

// Includes half surrogate pairs, which the library's own strings leave out.
const anyCodePoints = fc
  .array(
    fc.oneof(
      { arbitrary: fc.nat({ max: 0x7f }), weight: 3 },
      { arbitrary: fc.nat({ max: 0xffff }), weight: 2 },
      { arbitrary: fc.nat({ max: 0x10ffff }), weight: 1 },
    ),
    { maxLength: 30 },
  )
  .map((points) => String.fromCodePoint(...points))

/** A text that repeats a piece, so that a report can name its length. */
const longText = fc
  .tuple(
    fc.constantFrom('a', ' ', 'ä', '\ud83d\ude00', '%', '(', 'a.', '\\', '"', '\u0301'),
    fc.constantFrom(65, 99, 100, 101, 201, 256, 321, 501, 1025, 2049, 5_000),
  )
  .map(([piece, times]) => piece.repeat(times))

const giantText = fc
  .constantFrom(65_535, 65_536, 65_537, 70_000, 300_000)
  .map((times) => 'x'.repeat(times))

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 8 },
  { arbitrary: fc.constantFrom(...UNSTORABLE), weight: 5 },
  { arbitrary: anyCodePoints, weight: 3 },
  { arbitrary: fc.constantFrom(...INSTANTS), weight: 3 },
  { arbitrary: fc.constantFrom(...NUMBERS), weight: 2 },
  { arbitrary: longText, weight: 3 },
)

/** Something to put into the middle of a text that is fine otherwise. */
export const hostileInsert: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...UNSTORABLE),
  fc.constantFrom(...TEXTS),
  anyCodePoints,
)

export const hostileInstant: fc.Arbitrary<string> = fc.constantFrom(...INSTANTS)

export const hostileNumber: fc.Arbitrary<string> = fc.constantFrom(...NUMBERS)

/** Generates JSON source, including text that no JavaScript value serializes to. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: hostileText.map((text) => JSON.stringify(text)), weight: 6 },
  { arbitrary: giantText.map((text) => JSON.stringify(text)), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      'null',
      'true',
      'false',
      '0',
      '-0',
      '-1',
      '1.5',
      '1e400',
      '-1e400',
      '1e-400',
      '9007199254740993',
      '2147483648',
      '9'.repeat(400),
      '[]',
      '{}',
      '[[]]',
      '[null]',
      '{"":""}',
      '{"__proto__":{"isAdmin":true}}',
      '{"toString":null}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"length":1000000000}',
    ),
    weight: 6,
  },
  { arbitrary: fc.json({ maxDepth: 3 }), weight: 2 },
  {
    arbitrary: fc.constantFrom(50, 3_000, 20_000).map((depth) => nested(depth)),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('0', '""', '"GENERAL_INQUIRY"', '{}', 'null'),
        fc.constantFrom(21, 5_000),
      )
      .map(([entry, times]) => `[${Array.from({ length: times }, () => entry).join(',')}]`),
    weight: 1,
  },
)

function nested(depth: number) {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`
}
