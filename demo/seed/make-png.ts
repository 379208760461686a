import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** Rectangles are painted in list order. */
export type Rectangle = { x: number; y: number; width: number; height: number; colour: Colour }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BITS = 8
const TRUE_COLOUR = 2

/** Makes a PNG of rectangles on a background (https://www.w3.org/TR/png). */
export function makePng(
  { width, height, ground }: { width: number; height: number; ground: Colour },
  rectangles: Rectangle[],
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS, TRUE_COLOUR], 8)

  // Each row begins with its filter byte: 0 for none.
  const stride = 1 + width * 3
  const pixels = Buffer.alloc(stride * height)
  for (const area of [{ x: 0, y: 0, width, height, colour: ground }, ...rectangles]) {
    for (let y = area.y; y < area.y + area.height; y += 1) {
      const from = y * stride + 1 + area.x * 3
      pixels.fill(Buffer.from(area.colour), from, from + area.width * 3)
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
