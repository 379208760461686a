import { expect, test } from 'vitest'

import { commentHtml, fileOfLong, filesHtml } from './comment-html.ts'

test("a requester's text appears as it was written, and runs nothing, when it is in the CRM", () => {
  const content = '<script>alert(1)</script>\r\n"a" & b'
  expect(commentHtml({ kind: 'requester', content })).toBe(
    '&lt;script&gt;alert(1)&lt;/script&gt;<br>&quot;a&quot; &amp; b',
  )
  expect(filesHtml(['<img src=x>.png'])).toBe('<ul><li>&lt;img src=x&gt;.png</li></ul>')
})

test("an agent's HTML keeps its structure, and an image of the portal is named instead of shown", () => {
  const content =
    '<p>See <strong>this</strong> <img src="/api/desk-files/0195f0a0-0000-7000-8000-000000000000" alt="screen.png"></p>'
  expect(commentHtml({ kind: 'agent', content })).toBe(
    '<p>See <strong>this</strong> <em>screen.png</em></p>',
  )
})

test('a text is sent as a whole file with its beginning as the comment when it is too long for the CRM', () => {
  expect(fileOfLong({ kind: 'requester', content: 'a'.repeat(60_000) })).toBeUndefined()
  // The CRM counts more characters than were written.
  const content = '&\n'.repeat(20_000)
  const long = fileOfLong({ kind: 'requester', content })
  expect(long?.file).toEqual({ name: 'comment.txt', content, contentType: 'text/plain' })
  expect(long?.html).toContain('comment.txt')
  expect(long?.html.length).toBeLessThan(60_000)
})
