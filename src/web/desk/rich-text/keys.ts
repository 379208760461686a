import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'

import { COMMANDS } from './run-command.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Breaks the line, in code and outside of it. */
const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Tab is not among them: it leads out of the editor, so lists go deeper by other keys. */
export const keys: Plugin[] = [
  keymap({
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': breakLine,
    Backspace: undoInputRule,
    'Mod-z': undo,
    'Mod-Z': redo,
    'Mod-y': redo,
    'Mod-b': COMMANDS.strong,
    'Mod-B': COMMANDS.strong,
    'Mod-i': COMMANDS.em,
    'Mod-I': COMMANDS.em,
    'Mod-u': toggleMark(marks.underline),
    'Mod-U': toggleMark(marks.underline),
    'Mod-e': COMMANDS.code,
    'Mod-Shift-7': COMMANDS.numbers,
    'Mod-Shift-8': COMMANDS.bullets,
    'Mod-Shift-9': COMMANDS.quote,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
]
