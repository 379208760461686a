import { expect, test } from 'vitest'

import { readPicture } from './read-picture.ts'

function svg(text: string) {
  return readPicture(Buffer.from(text))
}

function webp(kind: string, ...rest: number[]) {
  const head = Buffer.from(`RIFF\0\0\0\0WEBP${kind}`, 'latin1')
  return readPicture(Buffer.concat([head, Buffer.from(rest), Buffer.alloc(30)]))
}

test('readPicture reads the size of a PNG from its first chunk', () => {
  const png = Buffer.alloc(33)
  png.write('\x89PNG\r\n\x1a\n', 'latin1')
  png.write('IHDR', 12, 'latin1')
  png.writeUInt32BE(120, 16)
  png.writeUInt32BE(40, 20)
  expect(readPicture(png)).toEqual({ contentType: 'image/png', width: 120, height: 40 })
  expect(readPicture(png.subarray(0, 20))).toBeUndefined()
})

test('readPicture reads the size of a JPEG from its frame header, after the metadata of a camera', () => {
  const exif = Buffer.from([0xff, 0xe1, 0, 6, 1, 2, 3, 4])
  const tables = Buffer.from([0xff, 0xc4, 0, 4, 0, 0])
  const frame = Buffer.from([0xff, 0xc2, 0, 17, 8, 0, 40, 0, 120, 3, 0])
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), exif, tables, frame])
  expect(readPicture(jpeg)).toEqual({ contentType: 'image/jpeg', width: 120, height: 40 })
  expect(readPicture(jpeg.subarray(0, 14))).toBeUndefined()
})

test('readPicture reads the size of each kind of WebP', () => {
  const size = { contentType: 'image/webp', width: 120, height: 40 }
  expect(webp('VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 120, 0, 40, 0)).toEqual(size)
  expect(webp('VP8L', 0, 0, 0, 0, 0x2f, 119, 0xc0, 0x09, 0)).toEqual(size)
  expect(webp('VP8X', 0, 0, 0, 0, 0, 0, 0, 0, 119, 0, 0, 39, 0, 0)).toEqual(size)
  expect(webp('ABCD')).toBeUndefined()
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>', 120, 40],
  ['<svg width="12mm" height="4mm" viewBox="0 0 9 9"></svg>', 12, 4],
  ['<svg width="100%" height="100%" viewBox="-1 -1 30 10"></svg>', 30, 10],
  ["<svg viewBox='0,0,30,10'></svg>", 30, 10],
  ['<svg></svg>', 1, 1],
  [
    '\ufeff<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY x "y">]>\n<svg width="3" height="2"/>',
    3,
    2,
  ],
])('%j is a drawing of its own proportions', (text, width, height) => {
  expect(svg(text)).toEqual({ contentType: 'image/svg+xml', width, height })
})

test.each([
  'hello',
  '',
  '<html><svg width="3" height="2"/></html>',
  '<svgx/>',
  '<!-- <svg/> -->',
  '%PDF-1.7',
  'GIF89a',
])('%j is no picture', (text) => {
  expect(svg(text)).toBeUndefined()
})

test('readPicture gives up at once when a long prefix leads to no drawing', () => {
  expect(svg('<!-- -->'.repeat(20_000))).toBeUndefined()
})
