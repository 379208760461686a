import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'

import { linkAt, readAddress, removeLink, setLink } from './links.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const HREF = 'https://example.com/'

function stateWith(from: number, to: number, ...parts: string[]): EditorState {
  // Every second part is a link.
  const link = schema.marks.link.create({ href: HREF })
  const words = parts.map((part, index) => schema.text(part, index % 2 === 1 ? [link] : []))
  const doc = schema.node('doc', null, [schema.node('paragraph', null, words)])
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}

const linked = (text: string, href = HREF) =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${text}</a>`

test('an address is read as people type it', () => {
  expect(readAddress(' example.com/a ')).toBe('https://example.com/a')
  expect(readAddress('localhost:8080')).toBe('https://localhost:8080/')
  expect(readAddress('http://example.com')).toBe('http://example.com/')
  expect(readAddress('ann@example.com')).toBe('mailto:ann@example.com')
  expect(readAddress('mailto:ann@example.com')).toBe('mailto:ann@example.com')
})

test('a link is refused when it is no address, or leads to a forbidden target', () => {
  for (const typed of ['', 'two words', 'javascript:alert(1)', 'data:text/html,x', 'http://']) {
    expect(readAddress(typed), typed).toBeNull()
  }
})

test('the whole link is found when the cursor is in or next to it', () => {
  expect(linkAt(stateWith(4, 4, 'a ', 'link', ' b'))).toEqual({ href: HREF, from: 3, to: 7 })
  expect(linkAt(stateWith(7, 7, 'a ', 'link', ' b'))).toEqual({ href: HREF, from: 3, to: 7 })
  expect(linkAt(stateWith(2, 2, 'a ', 'link', ' b'))).toBeNull()
})

test('a link is set on the selected words, and inserts its address when none are selected', () => {
  const words = setLink(stateWith(3, 7, 'see this'), HREF, 'example.com')
  expect(toHtml(words.doc)).toBe(`<p>se${linked('e th')}is</p>`)
  const cursor = setLink(stateWith(4, 4, 'see'), HREF, 'example.com')
  expect(toHtml(cursor.doc)).toBe(`<p>see${linked('example.com')}</p>`)
})

test('a link is changed and removed as a whole when the cursor is in it', () => {
  const state = stateWith(4, 4, 'a ', 'link', ' b')
  const other = 'https://other.example/'
  expect(toHtml(setLink(state, other, other).doc)).toBe(`<p>a ${linked('link', other)} b</p>`)
  expect(toHtml(removeLink(state).doc)).toBe('<p>a link b</p>')
})
