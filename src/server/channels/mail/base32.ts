const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS = 5

/** RFC 4648 in lower case and without padding, for what must survive systems that ignore case. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => LETTERS[parseInt(five.padEnd(BITS, '0'), 2)] ?? '')
}

/** Undefined for a text that `toBase32` does not make. */
export function fromBase32(text: string): Buffer | undefined {
  const values = Array.from(text, (letter) => LETTERS.indexOf(letter))
  if (values.includes(-1)) return undefined
  const bits = values.map((value) => value.toString(2).padStart(BITS, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  return toBase32(bytes) === text ? bytes : undefined
}
