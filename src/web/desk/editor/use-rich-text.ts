import { type RefObject, useRef, useState } from 'react'

import { useWhen } from '#web/lib/use-when.ts'

import type { EditorCommand } from '#web/desk/rich-text/commands.ts'
import { loadedRichText, loadRichText } from './load-rich-text.ts'
import { htmlToText } from '#web/desk/rich-text/plain-html.ts'
import type { RichText } from '#web/desk/rich-text/rich-text.ts'

/** Loads the editor when it is needed, and puts it in the place of the text field. */
export function useRichText(value: string, plain: RefObject<HTMLTextAreaElement | null>) {
  const [code, setCode] = useState(loadedRichText)
  const [text, setText] = useState<RichText | null>(null)
  const [active, setActive] = useState<EditorCommand[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const waiting = useRef<((richText: RichText) => void) | null>(null)
  const hasBegun = useRef(false)

  // Only the editor can show more than lines of text.
  useWhen(htmlToText(value) === null, load)

  /** Loads once: a browser that could not load a module does not ask for it again. */
  function load() {
    if (code || hasBegun.current) return
    hasBegun.current = true
    loadRichText()
      .then((loaded) => afterComposition(plain.current, () => setCode(loaded)))
      .catch(() => {
        waiting.current = null
        setHasFailed(true)
      })
  }

  /** Called before the text field goes, while it still has its selection. */
  function takeOver(richText: RichText) {
    const field = plain.current
    if (field && document.activeElement === field) {
      richText.takeOver(field.selectionStart, field.selectionEnd)
    }
    setText(richText)
    waiting.current?.(richText)
    waiting.current = null
  }

  /** Delays a call that comes too early until the editor is there. */
  function act(does: (richText: RichText) => void) {
    if (text) {
      does(text)
      return
    }
    waiting.current = does
    plain.current?.focus()
    load()
  }

  return { code, text, active, hasFailed, load, takeOver, act, setActive }
}

/** Waits for a word that is being composed, as in Japanese: it would be lost with its field. */
function afterComposition(field: HTMLTextAreaElement | null, act: () => void) {
  if (field?.dataset.composing === 'true') {
    field.addEventListener('compositionend', () => setTimeout(act), { once: true })
  } else act()
}
