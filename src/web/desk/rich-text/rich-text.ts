import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node as DocNode } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, type Plugin, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'

import { isSendShortcut } from '#web/tickets/writing/send-shortcut.tsx'

import { askedAt, beginAsking, putDocument, putMention } from './asked.ts'
import type { EditorCommand } from './commands.ts'
import { createEchoes } from './echoes.ts'
import { applyTyped, typedShortcuts } from './input-rules.ts'
import { linkAt, readAddress, removeLink, setLink } from './links.ts'
import { pasteParser, toDocument } from './parse-html.ts'
import { handleDrop, handlePaste } from './paste.ts'
import { quietHtml } from './quiet-html.ts'
import { activeCommands, COMMANDS } from './run-command.ts'
import { schema } from './schema.ts'
import type { Asked } from './suggest.ts'
import { isBlank, toHtml } from './to-html.ts'

const { nodes, marks } = schema

/** Breaks the line, in code and outside of it. */
const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Tab is not among them: it leads out of the editor, so lists go deeper by other keys. */
const keys: Plugin[] = [
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

/** Options that the box around may change at any time. */
type RichTextOptions = {
  value: string
  disabled: boolean
  /** Attributes of the editable element, with its name and description. */
  attributes: Record<string, string>
  /** In a note, which only staff read. */
  hasMentions: boolean
  /** Instead of `attributes.class` while nothing is written. */
  blankClass: string
}

type RichTextEvents = {
  onChange: (html: string) => void
  onSubmit: () => void
  /** Undefined when Esc is left to the page. */
  leave: () => (() => void) | undefined
  onActive: (commands: EditorCommand[]) => void
  onLink: () => void
  /** Told after each change, with null where nothing is asked for. */
  onAsked: (asked: Asked | null) => void
  /** Returns whether the key was for the suggestions. */
  onAskedKey: (event: KeyboardEvent) => boolean
  /** Undefined when files are left to the form around. */
  files: () => ((files: File[]) => void) | undefined
  /** Makes nodes of HTML, with nothing in them that could do harm. */
  parse: (html: string) => Node
}

export type RichText = ReturnType<typeof mountRichText>

/** Puts an editor into an element. Nothing here knows React. */
export function mountRichText(
  place: HTMLElement,
  first: RichTextOptions,
  {
    onChange,
    onSubmit,
    leave,
    onActive,
    onLink,
    onAsked,
    onAskedKey,
    files,
    parse,
  }: RichTextEvents,
) {
  let options = first
  let active: EditorCommand[] = []
  let hasAskedForMacro = false
  const echoes = createEchoes(first.value)

  // A state of its own for each value that is set: what was sent cannot be undone back into the box.
  const stateOf = (html: string) =>
    EditorState.create({
      doc: toDocument(parse(html)),
      plugins: [history(), typedShortcuts, ...keys],
    })

  const view = new EditorView(place, {
    state: stateOf(first.value),
    editable: () => !options.disabled,
    attributes: ({ doc }) => ({
      ...options.attributes,
      // So that it keeps the focus while what was written is sent.
      tabindex: '0',
      ...(options.disabled && { 'aria-disabled': 'true' }),
      ...(isBlank(doc) && doc.childCount === 1 && { class: options.blankClass }),
    }),
    decorations: ({ doc }) => ownDirections(doc),
    clipboardParser: pasteParser,
    // A mention that is copied out of a note becomes plain words in a text without mentions.
    transformPastedHTML: (html) =>
      quietHtml(options.hasMentions ? html : html.replaceAll('data-mention=', 'data-name=')),
    handlePaste: (_view, event) => handlePaste(view, event, files()),
    handleDOMEvents: { drop: (_view, event) => handleDrop(event, files()) },
    handleKeyDown: (_view, event) => {
      const leaveBox = event.key === 'Escape' ? leave() : undefined
      if (onAskedKey(event)) event.preventDefault()
      else if (isSendShortcut(event)) onSubmit()
      else if (leaveBox) leaveBox()
      else if (isLinkShortcut(event, view.state)) onLink()
      else return false
      // The page has the same keys for something else.
      event.stopPropagation()
      return true
    },
    dispatchTransaction: (transaction) => {
      view.updateState(applyTyped(view.state, transaction))
      if (transaction.docChanged) {
        const html = toHtml(view.state.doc)
        echoes.tell(html)
        onChange(html)
      }
      reportActive()
      onAsked(askedAt(view.state))
    },
  })
  reportActive()

  function reportActive() {
    const now = activeCommands(view.state)
    if (now.join() === active.join()) return
    active = now
    onActive(now)
  }

  return {
    update(next: RichTextOptions): void {
      options = next
      if (echoes.isNews(next.value)) view.updateState(stateOf(next.value))
      else view.setProps({})
      reportActive()
    },
    run(command: EditorCommand): void {
      if (command === 'link') return onLink()
      COMMANDS[command](view.state, view.dispatch, view)
      view.focus()
    },
    /** Returns where the link at the selection leads; '' when there is none. */
    linkAddress: () => linkAt(view.state)?.href ?? '',
    /** Returns whether what was typed is an address. An empty one removes the link. */
    link(typed: string): boolean {
      const href = readAddress(typed)
      if (href === null && typed.trim() !== '') return false
      view.dispatch(
        href === null ? removeLink(view.state) : setLink(view.state, href, typed.trim()),
      )
      view.focus()
      return true
    },
    focus: () => view.focus(),
    mention(agent: { id: string; name: string }): void {
      view.dispatch(putMention(view.state, agent))
      view.focus()
    },
    /** Puts HTML where `/` was typed, or where the cursor is; '' takes away what was typed. */
    insert(html: string): void {
      hasAskedForMacro = false
      const doc = html === '' ? null : toDocument(parse(html))
      view.dispatch(putDocument(view.state, doc))
      view.focus()
    },
    /** As if `/` had been typed. The box has the focus first, so that the list finds the cursor. */
    askForMacro(): void {
      view.focus()
      view.dispatch(beginAsking(view.state))
      hasAskedForMacro = true
    },
    /** Takes the `/` away that was not typed, and that nothing was chosen for. */
    stopAsking(): void {
      if (hasAskedForMacro && askedAt(view.state)?.sign === '/')
        view.dispatch(putDocument(view.state, null))
      hasAskedForMacro = false
    },
    /** Places the selection where it was in the text that the document was made of, and the focus. */
    takeOver(from: number, to: number): void {
      const { tr, doc } = view.state
      const selection = TextSelection.create(doc, positionOf(doc, from), positionOf(doc, to))
      view.dispatch(tr.setSelection(selection))
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}

/** Lets each paragraph and list begin where its own writing does. It is not part of what is sent. */
function ownDirections(doc: DocNode): DecorationSet {
  const blocks: Decoration[] = []
  doc.forEach(({ nodeSize }, from) => {
    blocks.push(Decoration.node(from, from + nodeSize, { dir: 'auto' }))
  })
  return DecorationSet.create(doc, blocks)
}

/** Without anything to link, Ctrl+K and ⌘+K are left to the page's search. */
function isLinkShortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, state: EditorState) {
  const isModified = (ctrlKey || metaKey) && !shiftKey
  return isModified && key === 'k' && (!state.selection.empty || linkAt(state) !== null)
}

/** A line is a paragraph here: the break between two is one sign there and two positions here. */
function positionOf(doc: DocNode, offset: number): number {
  let rest = offset
  let position = 1
  for (const { content } of doc.children) {
    if (rest <= content.size) return position + rest
    rest -= content.size + 1
    position += content.size + 2
  }
  return doc.content.size - 1
}
