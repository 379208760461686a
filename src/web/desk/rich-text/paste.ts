import type { EditorView } from 'prosemirror-view'

import { pastedFiles } from '#web/ui/files/pasted-files.ts'

import { linkTarget, schema } from './schema.ts'
import { setLink } from './links.ts'

type AddFiles = ((files: File[]) => void) | undefined

/**
 * Takes pasted files, and an address that becomes a link; returns whether it did. Files that are
 * not taken here go on to the form around.
 */
export function handlePaste(view: EditorView, event: ClipboardEvent, takeFiles: AddFiles): boolean {
  const { clipboardData } = event
  if (!clipboardData) return false
  const files = pastedFiles(clipboardData, new Date(), [])
  if (files.length > 0) return giveFiles(files, event, takeFiles)

  const text = clipboardData.getData('text/plain').trim()
  const { $from, empty } = view.state.selection
  const href = /^https?:\/\/\S+$/i.test(text) ? linkTarget(text) : null
  const isCode = !$from.parent.type.allowsMarkType(schema.marks.link)
  if (href === null || isCode) return false
  // A link that was copied with its words is pasted with them.
  if (empty && clipboardData.getData('text/html') !== '') return false
  view.dispatch(setLink(view.state, href, text).scrollIntoView())
  return true
}

export function handleDrop(event: DragEvent, takeFiles: AddFiles): boolean {
  const files = [...(event.dataTransfer?.files ?? [])]
  return files.length > 0 && giveFiles(files, event, takeFiles)
}

function giveFiles(files: File[], event: Event, takeFiles: AddFiles): true {
  event.preventDefault()
  if (takeFiles) {
    event.stopPropagation()
    takeFiles(files)
  }
  return true
}
