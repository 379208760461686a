import { expect, test } from 'vitest'

import { readMetadataFile } from './metadata-file.ts'

const TEXT = '<a>ü</a>'

function gzip(content: BlobPart): Promise<Blob> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(stream).blob()
}

test('a file is read when it is compressed or in UTF-16', async () => {
  expect(await readMetadataFile(new Blob([TEXT]))).toEqual({ ok: true, text: TEXT })
  const utf16 = Uint16Array.from(`\uFEFF${TEXT}`, (letter) => letter.codePointAt(0) ?? 0)
  expect(await readMetadataFile(new Blob([utf16]))).toEqual({ ok: true, text: TEXT })
  expect(await readMetadataFile(await gzip(TEXT))).toEqual({ ok: true, text: TEXT })
})

test('a file is refused when it is large once read, or damaged', async () => {
  const large = await gzip(new Uint8Array(20_000_000))
  expect(await readMetadataFile(large)).toMatchObject({ ok: false })
  expect(await readMetadataFile((await gzip(TEXT)).slice(0, 12))).toMatchObject({ ok: false })
})
