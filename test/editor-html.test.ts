import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'

import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'
import { textToHtml } from '#web/desk/rich-text/plain-html.ts'
import { toDocument } from '#web/desk/rich-text/parse-html.ts'
import { schema } from '#web/desk/rich-text/schema.ts'
import { toHtml } from '#web/desk/rich-text/to-html.ts'

const { nodes, marks } = schema

function reread(html: string) {
  return toDocument(parseHTML(`<html><body>${html}</body></html>`).document.body)
}

const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '&', '<', '"', 'é', '&amp;') })
const link = fc
  .constantFrom('https://example.com/?a=1&b="2"', 'mailto:ann@example.com', 'http://x.example/')
  .map((address) => marks.link.create({ href: new URL(address).href }))
const markSet = fc
  .tuple(
    fc.subarray([marks.strong.create(), marks.em.create(), marks.underline.create()]),
    fc.option(link, { nil: null }),
    fc.boolean(),
  )
  .map(([plain, to, isCode]) => [
    ...plain,
    ...(to ? [to] : []),
    ...(isCode ? [marks.code.create()] : []),
  ])
const FILE = '/api/desk-files/0b7f2a3e-1111-4222-8333-444455556666?inline=1'
const inline = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(text, markSet).map(([part, set]) => (part ? schema.text(part, set) : null)),
  },
  fc.constantFrom(
    nodes.hard_break.create(),
    nodes.mention.create({ id: '0b7f2a3e-1111-4222-8333-444455556666', name: 'Ana <L> & "B"' }),
    nodes.image.create({ src: FILE, alt: 'A "plan"' }),
  ),
)
const inlines = fc
  .array(inline, { maxLength: 4 })
  .map((parts) => parts.filter((part) => part !== null))
const paragraph = inlines.map((parts) => nodes.paragraph.create(null, parts))
const { block } = fc.letrec<{ block: import('prosemirror-model').Node }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    paragraph,
    inlines.map((parts) => nodes.heading.create(null, parts)),
    text.map((code) =>
      nodes.code_block.create(null, code ? schema.text(`${code}\n  ${code}`) : null),
    ),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((inner) => nodes.blockquote.create(null, inner)),
    fc
      .tuple(
        fc.constantFrom(nodes.bullet_list, nodes.ordered_list),
        fc.array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([list, items]) =>
        list.create(
          null,
          items.map(([first, more]) => nodes.list_item.create(null, [first, ...more])),
        ),
      ),
  ),
}))
const answer = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((blocks) => nodes.doc.create(null, blocks))

test('anything written in the editor is HTML that the server leaves as it is', () => {
  fc.assert(
    fc.property(answer, (doc) => {
      doc.check()
      const html = toHtml(doc)
      expect(sanitizeAgentHtml(html, { keepsMentions: true })).toBe(html)
      expect(isBlankHtml(html)).toBe(html === '')
    }),
  )
})

test('HTML of the editor is unchanged when it is read and written again', () => {
  fc.assert(
    fc.property(answer, (doc) => {
      const html = toHtml(doc)
      fc.pre(html !== '')
      expect(toHtml(reread(html))).toBe(html)
    }),
  )
})

test('text of the plain box is HTML that the server leaves as it is', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const html = textToHtml(`${one}\n${other}`)
      expect(sanitizeAgentHtml(html)).toBe(html)
      expect(toHtml(reread(html))).toBe(html)
    }),
  )
})
