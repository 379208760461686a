import { history, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { type Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'

import { escapeText } from './plain-html.ts'

import { applyTyped, typedShortcuts } from './input-rules.ts'
import { toHtml } from './to-html.ts'
import { schema } from './schema.ts'

/** Returns the HTML after the text was typed sign by sign, and these commands were given. */
function typed(text: string, ...commands: Command[]): string {
  let state = EditorState.create({ schema, plugins: [history(), typedShortcuts] })
  const dispatch = (transaction: EditorState['tr']) => (state = applyTyped(state, transaction))
  for (const sign of text) {
    const { from, to } = state.selection
    // The rules read only these members of a view.
    const view = {
      state,
      composing: false,
      dispatch,
    } as unknown as EditorView
    const isTaken = typedShortcuts.props.handleTextInput?.call(
      typedShortcuts,
      view,
      from,
      to,
      sign,
      () => state.tr,
    )
    if (!isTaken) state = state.apply(state.tr.insertText(sign))
  }
  for (const command of commands) command(state, dispatch)
  return toHtml(state.doc)
}

test('a line becomes a list or a quote when it begins with a dash, a star, a number or a bracket', () => {
  expect(typed('- a')).toBe('<ul><li>a</li></ul>')
  expect(typed('* a')).toBe('<ul><li>a</li></ul>')
  expect(typed('1. a')).toBe('<ol><li>a</li></ol>')
  expect(typed('> a')).toBe('<blockquote><p>a</p></blockquote>')
  expect(typed('```a')).toBe('<pre><code>a</code></pre>')
})

test('the same signs stay as they are when they are within a line', () => {
  expect(typed('a - b')).toBe('<p>a - b</p>')
  expect(typed('12. a')).toBe('<p>12. a</p>')
  expect(typed('2*3*4 a**b**')).toBe('<p>2*3*4 a**b**</p>')
})

test('words become bold when they are between two stars, and code between backticks', () => {
  expect(typed('do **this now** or `ls -l` x')).toBe(
    '<p>do <strong>this now</strong> or <code>ls -l</code> x</p>',
  )
  expect(typed('`**a**` x')).toBe('<p><code>**a**</code> x</p>')
})

test.each(['- ', '* ', '1. ', '> ', '```', 'a **b**', 'a `b`', 'https://example.com/ '])(
  'the signs of %j stay as they were typed when the change is undone',
  (text) => {
    const plain = `<p>${escapeText(text)}</p>`
    expect(typed(text)).not.toBe(plain)
    expect(typed(text, undo)).toBe(plain)
    expect(typed(text, undoInputRule)).toBe(plain)
  },
)

test('an address becomes a link, without the full stop of its sentence, when a space follows', () => {
  expect(typed('see https://example.com/a. Then')).toBe(
    '<p>see <a href="https://example.com/a" rel="noopener noreferrer nofollow" target="_blank">https://example.com/a</a>. Then</p>',
  )
  expect(typed('https:// a')).toBe('<p>https:// a</p>')
})
