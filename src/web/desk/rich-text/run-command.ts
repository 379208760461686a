import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'

import { EDITOR_COMMANDS, type EditorCommand } from './commands.ts'

import { schema } from './schema.ts'

const { nodes, marks } = schema

/** All but a link, which needs an address. */
export const COMMANDS: Record<Exclude<EditorCommand, 'link'>, Command> = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: (state, dispatch) =>
    // Out of a list in the quote first.
    isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapInQuote(state, dispatch),
  code: (state, dispatch, view) => codeCommand(state)(state, dispatch, view),
}

const wrapInQuote = wrapIn(nodes.blockquote)

/** Returns the commands whose effect the selection has already. */
export function activeCommands(state: EditorState): EditorCommand[] {
  const isActive: Record<EditorCommand, boolean> = {
    strong: hasMark(state, marks.strong),
    em: hasMark(state, marks.em),
    link: hasMark(state, marks.link),
    bullets: innermostList(state)?.node.type === nodes.bullet_list,
    numbers: innermostList(state)?.node.type === nodes.ordered_list,
    quote: isInside(state, nodes.blockquote),
    code: hasMark(state, marks.code) || state.selection.$from.parent.type === nodes.code_block,
  }
  return EDITOR_COMMANDS.filter((name) => isActive[name])
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, type)
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return ancestors($from.depth).some((depth) => $from.node(depth).type === type)
}

function innermostList({ selection: { $from } }: EditorState) {
  const depth = ancestors($from.depth).find((at) => isList($from.node(at).type))
  return depth === undefined ? null : { node: $from.node(depth), before: $from.before(depth) }
}

/** From the innermost outward. */
function ancestors(depth: number): number[] {
  return Array.from({ length: depth }, (_, above) => depth - above)
}

function isList(type: NodeType): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = innermostList(state)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.before, type).scrollIntoView())
    return true
  }
}

/** Words within one paragraph become code in the line, anything else becomes a block of code. */
function codeCommand({ selection }: EditorState): Command {
  const { $from, $to, empty } = selection
  if ($from.parent.type === nodes.code_block) return makeParagraphs
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return makeCodeBlock
  return empty && $from.parent.content.size === 0
    ? setBlockType(nodes.code_block)
    : toggleMark(marks.code)
}

/** Makes one block of all selected lines. */
const makeCodeBlock: Command = (state, dispatch) => {
  const range = state.selection.$from.blockRange(state.selection.$to)
  if (!range) return false
  const lines: string[] = []
  state.doc.nodesBetween(range.start, range.end, (node) => {
    if (node.isTextblock) lines.push(node.textBetween(0, node.content.size, null, '\n'))
    return !node.isTextblock
  })
  const text = lines.join('\n')
  const code = nodes.code_block.create(null, text ? schema.text(text) : null)
  if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, nodes.code_block)) return false
  const tr = state.tr.replaceWith(range.start, range.end, code)
  const start = range.start + 1
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start, start + text.length)))
  return true
}

/** Makes a paragraph of each line of a block of code. */
const makeParagraphs: Command = (state, dispatch) => {
  const { $from } = state.selection
  const lines = $from.parent.textContent.split('\n')
  const paragraphs = lines.map((line) =>
    nodes.paragraph.create(null, line ? schema.text(line) : null),
  )
  const tr = state.tr.replaceWith($from.before(), $from.after(), paragraphs)
  // A line break was one sign, and is two positions now.
  const breaks = $from.parent.textContent.slice(0, $from.parentOffset).split('\n').length - 1
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, $from.pos + breaks)).scrollIntoView())
  return true
}
