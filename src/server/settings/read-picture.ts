import type { LogoType } from '#shared/settings/values.ts'

export type Picture = { contentType: LogoType; width: number; height: number }

/** Detects the kind and size of a picture from its bytes. Returns undefined for anything else. */
export function readPicture(content: Buffer): Picture | undefined {
  const picture = readPng(content) ?? readJpeg(content) ?? readWebp(content) ?? readSvg(content)
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function readPng(content: Buffer): Picture | undefined {
  const isPng = content.subarray(0, 8).equals(PNG_START) && textAt(content, 12, 4) === 'IHDR'
  if (!isPng || content.length < 24) return undefined
  return {
    contentType: 'image/png',
    width: content.readUInt32BE(16),
    height: content.readUInt32BE(20),
  }
}

function readJpeg(content: Buffer): Picture | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content.readUInt8(at + 1)
    // The frame header has the size. Its markers are C0 to CF, except the three that are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return {
        contentType: 'image/jpeg',
        height: content.readUInt16BE(at + 5),
        width: content.readUInt16BE(at + 7),
      }
    }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

function readWebp(content: Buffer): Picture | undefined {
  const isWebp = textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 4) === 'WEBP'
  if (!isWebp || content.length < 30) return undefined
  const sizes = new Map<string, () => [width: number, height: number]>(
    Object.entries({
      'VP8 ': () => [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff],
      VP8L: () => {
        const bits = content.readUInt32LE(21)
        return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
      },
      VP8X: () => [content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1],
    }),
  )
  const size = sizes.get(textAt(content, 12, 4))?.()
  return size && { contentType: 'image/webp', width: size[0], height: size[1] }
}

// Matches what may come before the root element of an SVG: declarations and comments.
const SVG_START =
  /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*<svg(\s[^>]*)?\/?>/i

function readSvg(content: Buffer): Picture | undefined {
  const match = SVG_START.exec(content.toString('utf8').replace(/^\ufeff/, ''))
  if (!match) return undefined
  const attributes = match[1] ?? ''
  const own = [readLength(attributes, 'width'), readLength(attributes, 'height')]
  const box = readAttribute(attributes, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number)
  // Treat a drawing without a size as a square.
  const [width = 1, height = 1] = [own, box ?? []].find(isSize) ?? []
  return { contentType: 'image/svg+xml', width, height }
}

function isSize(sides: number[]): boolean {
  return sides.length === 2 && sides.every((side) => Number.isFinite(side) && side > 0)
}

/** Reads a length. Ignores percentages, which say nothing about the drawing itself. */
function readLength(attributes: string, name: string): number {
  const text = readAttribute(attributes, name) ?? ''
  return text.includes('%') ? Number.NaN : Number.parseFloat(text)
}

function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
}

function textAt(content: Buffer, start: number, length: number): string {
  return content.toString('latin1', start, start + length)
}
