import { expect, test } from 'vitest'

import { pastedFiles } from './pasted-files.ts'

const AT = new Date(2026, 10, 21, 10, 32, 5)

/** A clipboard of which only what is read is there. */
function aClipboard(files: File[], text = ''): DataTransfer {
  return { files, getData: () => text } as unknown as DataTransfer
}

function anImage(name: string, type = 'image/png'): File {
  return new File(['pixels'], name, { type, lastModified: 7 })
}

function namesOf(files: File[], text?: string, takenNames: string[] = []): string[] {
  return pastedFiles(aClipboard(files, text), AT, takenNames).map(({ name }) => name)
}

test('a screenshot is named after the time, and stays the same file, when it is pasted', async () => {
  const [file] = pastedFiles(aClipboard([anImage('image.png')]), AT, [])
  expect(file).toMatchObject({
    name: 'Screenshot 2026-11-21 10.32.png',
    type: 'image/png',
    lastModified: 7,
  })
  expect(await file?.text()).toBe('pixels')
})

test('a picture gets a name that fits its type when it has none', () => {
  expect(namesOf([anImage('', 'image/jpeg')])).toEqual(['Screenshot 2026-11-21 10.32.jpg'])
  expect(namesOf([anImage('', 'image/webp')])).toEqual(['Screenshot 2026-11-21 10.32.webp'])
})

test('screenshots have different names when they are pasted within one minute', () => {
  expect(
    namesOf([anImage('image.png'), anImage('image.png')], '', ['Screenshot 2026-11-21 10.32.png']),
  ).toEqual(['Screenshot 2026-11-21 10.32 (2).png', 'Screenshot 2026-11-21 10.32 (3).png'])
})

test('a copied file keeps its name, also when the file manager adds it as text', () => {
  expect(namesOf([anImage('floor plan.png')])).toEqual(['floor plan.png'])
  expect(namesOf([anImage('a.png'), anImage('b.png')], '/home/a.png\n/home/b.png')).toEqual([
    'a.png',
    'b.png',
  ])
})

test('text stays text, even when office programs add a picture of it', () => {
  expect(namesOf([], 'Hello')).toEqual([])
  expect(namesOf([anImage('image.png')], 'Q3\tQ4')).toEqual([])
})
