import { EditorState, Selection, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'

import { askedAt, beginAsking, putDocument, putMention } from './asked.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const { nodes, marks } = schema
const ANA = { id: '0b7f2a3e-1111-4222-8333-444455556666', name: 'Ana Lopez' }

function paragraph(text: string) {
  return nodes.paragraph.create(null, text ? schema.text(text) : null)
}

/** The cursor is at the end, or before so many signs of it. */
function typed(lines: string[], before = 0) {
  const state = EditorState.create({ doc: nodes.doc.create(null, lines.map(paragraph)) })
  const end = Selection.atEnd(state.doc).from - before
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, end)))
}

test.each([
  ['@', { sign: '@', text: '' }],
  ['Ask @an', { sign: '@', text: 'an' }],
  ['(@Ana Lo', { sign: '@', text: 'Ana Lo' }],
  ['@Žofie-Ána', { sign: '@', text: 'Žofie-Ána' }],
  ['/', { sign: '/', text: '' }],
  ['/pass word', { sign: '/', text: 'pass word' }],
])('%j asks for suggestions', (line, asked) => {
  expect(askedAt(typed(['Before', line]))).toMatchObject(asked)
})

test.each([
  'ada@engines.example',
  '@Ana Lopez is on it',
  '@ ana',
  'and/or',
  'see /etc',
  '/etc/hosts',
  '/ x',
  '',
])('%j asks for nothing', (line) => {
  expect(askedAt(typed(['Before', line]))).toBeNull()
})

test('no suggestions appear when the cursor is in code, before the end of a line, or in a selection', () => {
  const block = nodes.code_block.create(null, schema.text('@an'))
  const inCode = EditorState.create({ doc: nodes.doc.create(null, block) })
  expect(askedAt(inCode.apply(inCode.tr.setSelection(Selection.atEnd(inCode.doc))))).toBeNull()
  const words = nodes.paragraph.create(null, schema.text('@an', [marks.code.create()]))
  const inLine = EditorState.create({ doc: nodes.doc.create(null, words) })
  expect(askedAt(inLine.apply(inLine.tr.setSelection(Selection.atEnd(inLine.doc))))).toBeNull()
  expect(askedAt(typed(['/pass'], 2))).toBeNull()
  const state = typed(['@an'])
  expect(
    askedAt(state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 4)))),
  ).toBeNull()
})

test('a mention replaces the typed text and adds a space when it is chosen', () => {
  const state = typed(['Ask @an'])
  const { doc } = state.apply(putMention(state, ANA))
  expect(toHtml(doc)).toBe(`<p>Ask <strong data-mention="${ANA.id}">@Ana Lopez</strong> </p>`)
})

test("a macro's text replaces the typed text, with the cursor behind it, when it is chosen", () => {
  const state = typed(['Before', '/pass'])
  const text = nodes.doc.create(null, [paragraph('Hi,'), paragraph('done.')])
  const after = state.apply(putDocument(state, text))
  expect(toHtml(after.doc)).toBe('<p>Before</p><p>Hi,</p><p>done.</p>')
  expect(after.selection.$from.parent.textContent).toBe('done.')
  expect(after.selection.$from.parentOffset).toBe(5)
  expect(toHtml(state.apply(putDocument(state, null)).doc)).toBe('<p>Before</p><p></p>')
})

test("a macro's text is inserted at the cursor when nothing was typed for it", () => {
  const state = typed(['One two'], 3)
  const after = state.apply(putDocument(state, nodes.doc.create(null, paragraph('and '))))
  expect(toHtml(after.doc)).toBe('<p>One and two</p>')
})

test('the button begins a line of its own, and only once', () => {
  const empty = typed([''])
  expect(toHtml(empty.apply(beginAsking(empty)).doc)).toBe('<p>/</p>')
  const state = typed(['Hello'], 2)
  const begun = state.apply(beginAsking(state))
  expect(toHtml(begun.doc)).toBe('<p>Hello</p><p>/</p>')
  expect(askedAt(begun)).toMatchObject({ sign: '/', text: '' })
  expect(toHtml(begun.apply(beginAsking(begun)).doc)).toBe('<p>Hello</p><p>/</p>')
})
