import { type KeyboardEvent, type Ref, useState } from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import { useGrowth } from '#web/lib/input/use-growth.ts'
import { isSendShortcut } from '#web/tickets/writing/send-shortcut.tsx'

import type { EditorProps } from './editor.tsx'
import styles from './editor.module.css'
import { htmlToText, previewOf, textToHtml } from '#web/desk/rich-text/plain-html.ts'

/** A text field with the HTML of its lines as its value. What has more than lines is only shown. */
export function PlainBox({ ref, ...props }: EditorProps & { ref: Ref<HTMLTextAreaElement> }) {
  const { value, onChange, onSubmit, onLeave } = props
  const area = useGrowth(ref)
  const [text, setText] = useState('')
  const given = htmlToText(value)
  // Lines that mean the same HTML stay as they were typed, such as white space alone.
  const shown = textToHtml(text) === value ? text : (given ?? previewOf(value))

  function onKeyDown(event: KeyboardEvent) {
    const isLeft = event.key === 'Escape' && !event.nativeEvent.isComposing
    const act = isSendShortcut(event) ? onSubmit : isLeft ? onLeave : undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <textarea
      ref={area}
      id={props.id}
      className={classNames(styles.box, styles.plain)}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      dir="auto"
      rows={1}
      placeholder={props.placeholder}
      // A field that is disabled would lose the focus.
      aria-disabled={props.disabled}
      readOnly={props.disabled === true || given === null}
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(textToHtml(event.target.value))
      }}
      onKeyDown={onKeyDown}
      onCompositionStart={({ currentTarget }) => (currentTarget.dataset.composing = 'true')}
      onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset.composing}
    />
  )
}
