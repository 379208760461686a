import { expect, test } from 'vitest'

import { renderText } from '#web/render-text.tsx'

import { AttachmentList } from './attachment-list.tsx'

test('a list of files shows pictures first when other files were attached before them', () => {
  const file = (filename: string) => ({ id: filename, filename, size: 1 })
  const text = renderText(
    <AttachmentList attachments={['a.zip', 'b.png', 'c.pdf', 'd.jpg'].map(file)} />,
  )
  expect([...new Set(text.match(/\w\.\w{3}/g))]).toEqual(['b.png', 'd.jpg', 'a.zip', 'c.pdf'])
})
