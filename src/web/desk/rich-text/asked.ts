import { type Node as DocNode, Slice } from 'prosemirror-model'
import { type EditorState, Selection, type Transaction } from 'prosemirror-state'

import type { Asked } from './suggest.ts'

import { schema } from './schema.ts'

/** `@` after white space, and up to two words of a name. */
const PERSON = /(?:^|[\s(\uFFFC])(@((?:[\p{L}\p{M}\p{N}.'’-]{1,30} ?){0,2}))$/u
/** `/` as all that a paragraph has, and what is searched for. A second one begins a path. */
const MACRO = /^(\/((?:[^\s/][^/\uFFFC]{0,40})?))$/

/** Returns what is typed before the cursor to be completed, if anything. */
export function askedAt({ selection }: EditorState): Asked | null {
  const { $from, empty } = selection
  const isCode = $from.parent.type.spec.code === true || hasCode($from.marks())
  if (!empty || !$from.parent.inlineContent || isCode) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, '\uFFFC', '\uFFFC')
  const isWhole = $from.parentOffset === $from.parent.content.size
  const found = (isWhole && MACRO.exec(before)) || PERSON.exec(before)
  const [, written = '', text = ''] = found ?? []
  if (written === '') return null
  const sign = written.startsWith('/') ? '/' : '@'
  return { sign, text: text.trim(), from: $from.pos - written.length, to: $from.pos }
}

function hasCode(marks: ReturnType<EditorState['selection']['$from']['marks']>): boolean {
  return schema.marks.code.isInSet(marks) !== undefined
}

/** Puts an agent in the place of what is asked for, with a space for what follows. */
export function putMention(state: EditorState, agent: { id: string; name: string }): Transaction {
  const asked = askedAt(state)
  const { from, to } = asked ?? state.selection
  const mention = schema.nodes.mention.create(agent)
  return state.tr.replaceWith(from, to, [mention, schema.text(' ')]).scrollIntoView()
}

/** Puts a document in the place of what is asked for, or of the selection. Without one the place is emptied. */
export function putDocument(state: EditorState, doc: DocNode | null): Transaction {
  const asked = askedAt(state)
  const { from, to } = asked?.sign === '/' ? asked : state.selection
  const { tr } = state
  if (doc === null) return asked?.sign === '/' ? tr.delete(from, to) : tr
  tr.replaceRange(from, to, Slice.maxOpen(doc.content))
  const end = tr.mapping.map(to)
  return tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView()
}

/** Begins to ask for a macro, in a paragraph of its own. */
export function beginAsking(state: EditorState): Transaction {
  const { $from, empty } = state.selection
  if (empty && askedAt(state)?.sign === '/') return state.tr
  const isBlank =
    empty && $from.parent.type === schema.nodes.paragraph && $from.parent.childCount === 0
  if (isBlank) return state.tr.insertText('/')
  const after = $from.after(1)
  const tr = state.tr.insert(after, schema.nodes.paragraph.create(null, schema.text('/')))
  return tr.setSelection(Selection.near(tr.doc.resolve(after + 2))).scrollIntoView()
}
