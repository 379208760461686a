import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import type { MarkType } from 'prosemirror-model'

import { linkTarget, schema } from './schema.ts'

const { nodes, marks } = schema

/** A full stop after an address ends the sentence, so it is outside of the first group. */
const ADDRESS_AND_SPACE = /(?:^|\s)(https?:\/\/\S*[^\s.,;:!?)])[.,;:!?)]* $/i

const UNLESS_CODE = { inCodeMark: false }

/** Turns what people type out of habit into what it means. Backspace, right after it, takes it back. */
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
