import { expect, test, vi } from 'vitest'

import { addressOf, inlineAddressOf, previewKind } from './attachment-address.ts'

function anAttachment(filename: string, url?: string) {
  return { id: 'a/b', filename, size: 1, url }
}

test.each([
  ['screen.png', 'image'],
  ['Photo.JPEG', 'image'],
  ['a.b.webp', 'image'],
  ['drawing.svg', null],
  ['page.html', null],
  ['png', null],
  ['report.png.exe', null],
])('%s is shown in place as %s', (filename, kind) => {
  expect(previewKind(anAttachment(filename))).toBe(kind)
})

test.each([
  ['shows PDFs in a sandbox', { pdfViewerEnabled: true, vendor: 'Google Inc.' }, 'pdf'],
  ['shows no PDFs', { pdfViewerEnabled: false, vendor: '' }, null],
  ['shows none in a sandbox', { pdfViewerEnabled: true, vendor: 'Apple Computer, Inc.' }, null],
])('a PDF has the preview that it can have when the browser %s', (_, browser, kind) => {
  vi.stubGlobal('navigator', browser)
  expect(previewKind(anAttachment('Guide.PDF'))).toBe(kind)
  vi.unstubAllGlobals()
})

test('a file keeps its address and is not shown in place when it is of another desk', () => {
  const file = anAttachment('screen.png', 'https://desk.example/1')
  expect(previewKind(file)).toBeNull()
  expect(addressOf(file)).toBe('https://desk.example/1')
})

test('a file is requested by its id when it is of the portal', () => {
  expect(addressOf(anAttachment('a.png'))).toBe('/api/desk-files/a%2Fb')
  expect(inlineAddressOf(anAttachment('a.png'))).toBe('/api/desk-files/a%2Fb?inline=1')
})
