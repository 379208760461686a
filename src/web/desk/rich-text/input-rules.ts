import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { closeHistory } from 'prosemirror-history'
import type { MarkType } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'

import { linkTarget, schema } from './schema.ts'

const { nodes, marks } = schema

/** A full stop after an address ends the sentence, so it is outside of the first group. */
const ADDRESS_AND_SPACE = /(?:^|\s)(https?:\/\/\S*[^\s.,;:!?)])[.,;:!?)]* $/i

const UNLESS_CODE = { inCodeMark: false }

/** Turns what people type out of habit into what it means. `applyTyped` lets it be taken back. */
export const typedShortcuts = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*] $/, nodes.bullet_list),
    wrappingInputRule(/^1[.)] $/, nodes.ordered_list),
    wrappingInputRule(/^> $/, nodes.blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    markRule(/(?:^|\s)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, marks.strong),
    markRule(/(?:^|\s)(`([^`]+)`)$/, marks.code),
    new InputRule(
      ADDRESS_AND_SPACE,
      ({ tr }, [whole, address = ''], start, end) => {
        const href = linkTarget(address)
        if (href === null) return null
        const from = start + whole.indexOf(address)
        return tr
          .addMark(from, from + address.length, marks.link.create({ href }))
          .insertText(' ', end)
      },
      UNLESS_CODE,
    ),
  ],
})

type Shortcut = { from: number; to: number; text: string } | undefined

/**
 * Applies a transaction. That of a shortcut becomes two: first the sign is typed, as if there were no shortcut,
 * and what it means is a step of its own. So undoing takes the meaning back and leaves all that was typed.
 */
export function applyTyped(state: EditorState, transaction: Transaction): EditorState {
  const shortcut: Shortcut = transaction.getMeta(typedShortcuts)
  if (!shortcut) return state.apply(transaction)
  const { from, to, text } = shortcut
  const typed = state.apply(state.tr.insertText(text, from, to))
  const tr = closeHistory(typed.tr)
  const start = typed.doc.content.findDiffStart(transaction.doc.content)
  const end = typed.doc.content.findDiffEnd(transaction.doc.content)
  if (start === null || end === null) return typed
  // Equal signs at both ends overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, transaction.doc.slice(start, end.b + overlap))
  const { anchor, head } = transaction.selection
  tr.setSelection(TextSelection.create(tr.doc, anchor, head)).setStoredMarks(
    transaction.storedMarks,
  )
  // As Backspace reads it: it has no text to put back, because the sign was typed before.
  tr.setMeta(typedShortcuts, { transform: tr, from, to: from, text: '' })
  return typed.apply(tr)
}

/** Marks the second group, and removes the signs around it, which the first group has, too. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(
    pattern,
    ({ tr, doc }, [whole, signed = '', text = ''], start, end) => {
      const from = start + whole.length - signed.length
      const around = doc.resolve(from).marks()
      return tr
        .replaceWith(from, end, schema.text(text, type.create().addToSet(around)))
        .removeStoredMark(type)
    },
    UNLESS_CODE,
  )
}
