import { parseHTML } from 'linkedom'
import { AllSelection, type Command, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'

import { toDocument } from './parse-html.ts'
import { activeCommands, COMMANDS } from './run-command.ts'
import { toHtml } from './to-html.ts'

/** Returns a state with everything selected. */
function stateOf(html: string): EditorState {
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  const doc = toDocument(document.body)
  return EditorState.create({ doc, selection: new AllSelection(doc) })
}

/** Returns a state with the words selected, or with the cursor in them. */
function stateAt(html: string, words: string, isCursor = false): EditorState {
  const state = stateOf(html)
  let from = 0
  state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(words) ?? -1
    if (index !== -1) from = position + index
  })
  const selection = TextSelection.create(state.doc, from, isCursor ? from : from + words.length)
  return state.apply(state.tr.setSelection(selection))
}

function run(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (transaction) => (next = state.apply(transaction)))
  return next
}

test('a list command makes a list, and changes its kind or removes it when there is one', () => {
  const bullets = run(stateOf('<p>a</p><p>b</p>'), COMMANDS.bullets)
  expect(toHtml(bullets.doc)).toBe('<ul><li>a</li><li>b</li></ul>')
  const cursor = stateAt(toHtml(bullets.doc), 'a')
  expect(activeCommands(cursor)).toEqual(['bullets'])
  const numbers = run(cursor, COMMANDS.numbers)
  expect(toHtml(numbers.doc)).toBe('<ol><li>a</li><li>b</li></ol>')
  expect(activeCommands(numbers)).toEqual(['numbers'])
  expect(toHtml(run(numbers, COMMANDS.numbers).doc)).toBe('<p>a</p><ol><li>b</li></ol>')
})

test('the code command marks words within a line, and makes a block when several lines or none are selected', () => {
  const words = run(stateAt('<p>run ls now</p>', 'ls'), COMMANDS.code)
  expect(toHtml(words.doc)).toBe('<p>run <code>ls</code> now</p>')
  expect(activeCommands(words)).toEqual(['code'])
  const lines = run(stateOf('<p>a</p><p>b</p>'), COMMANDS.code)
  expect(toHtml(lines.doc)).toBe('<pre><code>a\nb</code></pre>')
  const back = run(stateAt(toHtml(lines.doc), 'a'), COMMANDS.code)
  expect(toHtml(back.doc)).toBe('<p>a</p><p>b</p>')
})

test('the quote command wraps lines, and unwraps them when they are a quote', () => {
  const quote = run(stateAt('<p>a</p>', 'a', true), COMMANDS.quote)
  expect(toHtml(quote.doc)).toBe('<blockquote><p>a</p></blockquote>')
  expect(activeCommands(quote)).toEqual(['quote'])
  expect(toHtml(run(quote, COMMANDS.quote).doc)).toBe('<p>a</p>')
})

test('bold is active when the selected words have it', () => {
  const bold = run(stateAt('<p>one two</p>', 'two'), COMMANDS.strong)
  expect(toHtml(bold.doc)).toBe('<p>one <strong>two</strong></p>')
  expect(activeCommands(bold)).toEqual(['strong'])
  expect(activeCommands(stateAt(toHtml(bold.doc), 'one'))).toEqual([])
})
