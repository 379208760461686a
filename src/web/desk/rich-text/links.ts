import type { EditorState, Transaction } from 'prosemirror-state'

import { linkTarget, schema } from './schema.ts'

const { link } = schema.marks

type LinkAtSelection = { href: string; from: number; to: number }

/** Returns the whole link that the selection begins in. */
export function linkAt({ selection: { $from, $to } }: EditorState): LinkAtSelection | null {
  const parent = $from.parent
  const index = $from.index()
  const beside = [parent.maybeChild(index), $from.textOffset === 0 ? $from.nodeBefore : null]
  const mark = beside.map((node) => node && link.isInSet(node.marks)).find(Boolean)
  if (!mark || !$from.sameParent($to)) return null
  let at = $from.start()
  const runs: { from: number; to: number }[] = []
  for (const child of parent.children) {
    const end = at + child.nodeSize
    const last = runs.at(-1)
    if (mark.isInSet(child.marks)) {
      if (last?.to === at) last.to = end
      else runs.push({ from: at, to: end })
    }
    at = end
  }
  const run = runs.find(({ from, to }) => from <= $from.pos && $from.pos <= to)
  return run ? { href: String(mark.attrs.href), ...run } : null
}

/** Links the selection, or changes the link that it is in. Without either, the address is the text. */
export function setLink(state: EditorState, href: string, typed: string): Transaction {
  const { tr, selection } = state
  const mark = link.create({ href })
  const present = linkAt(state)
  if (present) {
    return tr.removeMark(present.from, present.to, link).addMark(present.from, present.to, mark)
  }
  if (!selection.empty) return tr.addMark(selection.from, selection.to, mark)
  const text = state.schema.text(typed, [...selection.$from.marks(), mark])
  return tr.replaceSelectionWith(text, false).removeStoredMark(link)
}

export function removeLink(state: EditorState): Transaction {
  const { from, to } = linkAt(state) ?? state.selection
  return state.tr.removeMark(from, to, link)
}

/** Returns where a typed address leads: a host without a scheme is on the web, `a@b.c` is mail. */
export function readAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /\s/.test(address)) return null
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address)) return linkTarget(address)
  if (/^[^@/]+@[^@/]+\.[^@/]+$/.test(address)) return linkTarget(`mailto:${address}`)
  return linkTarget(`https://${address}`)
}
